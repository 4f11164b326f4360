// German: the forms in which the terms of the glossary stand in the texts of cards. Verbs that are written apart are captured in two
// pieces: "lege" and "ab".
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/word-forms.ts'

export const texts = {
  apex: 'Spitze',
  base: 'Grundreihe',
  boneyard: 'Knochenfeld(?:s|es)?',
  buy: 'kauf(?:e|en|st|t)|gekauft(?:e|en|er|es)?',
  call: '(führ(?:e|t) (?:ihre|die) Aktion)(?: [^.;:,]*?)? (aus)',
  credit: 'für einen Kauf',
  crumble: 'bröckel(?:n|t)',
  discard: 'ablegen|abgelegt|(leg(?:e|st|t)) (?:[^.;:,]*? )?(ab)',
  draw: 'zieh(?:e|en|st|t)|gezogen',
  entomb: 'bestatte(?:n|st|t)?|Bestattung',
  exchange: '(tausch(?:e|en|t)) [^.;:,]*? (gegen)',
  give: 'abgeben|legt eine Handkarte auf deinen Ablagestapel',
  'in-play': 'ausgelegt',
  level: 'Stufen?',
  recover: 'zurückholen|zurückzuholen|(hol(?:e|st|t)) [^.;:,]*? (zurück)',
  repeat: 'wiederhol(?:e|en|st|t)|noch einmal aus',
  reveal: 'vorzeigen|(zeig(?:e|st|t)) [^.;:,]*? (vor)',
  sacrifice: 'opfer(?:e|n|st|t)|geopfert(?:e|en)?',
  search: 'durchsuch(?:e|en|st|t)',
  set: 'Sets?|Setkarten?',
  stack: '(leg(?:e|st|t)) [^.;:,]*? (oben auf (?:dein|sein) Deck)',
  starter: 'Startkarten?',
  stock: 'Vorrat(?:s|es)?',
  swap: 'tausch(?:e|en|t) die Plätze',
  take: 'nimm(?:st|t)?(?! sie (?:wieder )?auf die Hand)|nehmen',
  tomb: 'Grab(?:s|es)?|Gräber',
  unique: 'Unikat(?:e|en|s|es)?',
  'turn-down': '(dreh(?:e|st|t)) [^.;:,]*? (um)',
} as const satisfies Same<typeof english>
