// The ruling that most actions share, in German, as `ruledWhere` reads it.
export const again =
  '[tyet-amulet&priest-of-horus:Das Tit-Amulett und der Priester des Horus können diese Aktion wiederholen; jede Wahl wird neu getroffen.|tyet-amulet:Das Tit-Amulett kann diese Aktion wiederholen; jede Wahl wird neu getroffen.|priest-of-horus:Der Priester des Horus kann diese Aktion wiederholen; jede Wahl wird neu getroffen.]'
