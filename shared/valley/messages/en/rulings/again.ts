// The ruling that most actions share, in English, as `ruledWhere` reads it.
export const again =
  '[tyet-amulet&priest-of-horus:Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew.|tyet-amulet:Tyet Amulet can repeat this action; every choice is made anew.|priest-of-horus:Priest of Horus can repeat this action; every choice is made anew.]'
