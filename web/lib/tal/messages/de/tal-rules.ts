// German: how the board game is played, chapter by chapter. Each point may carry a drawing, named in its `chapters.ts`.
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/tal-rules.ts'

export const texts = {
  now: 'Jetzt',
  'lesson.bid': 'Auf Steine bieten',
  'lesson.bidWhat':
    'In jeder Runde werden Gruppen zu fünf Steinen versteigert. Leg verdeckt Tafeln darauf, auch mehrere, auch leere als Bluff. Dann wird aufgedeckt: Die höchste Summe bekommt die Gruppe.',
  'lesson.march': 'Marschieren und in Besitz nehmen',
  'lesson.marchWhat':
    'Deine zwei Aufseher haben zusammen sechs Schritte. Wer auf einen freien Bauplatz kommt, darf ihn mit einem Skarabäus nehmen. Ab Runde 2 schreiben alle den Marsch erst geheim auf; ein besetztes Feld hält ihn auf.',
  'lesson.build': 'Bauen',
  'lesson.buildWhat':
    'Auch deine fünf Arbeiter haben sechs Schritte. Jeder auf einem deiner Bauplätze baut dort zwei Steine, Schicht auf Schicht. Was du nicht verbauen kannst, geht an den Pharao.',
  'lesson.take': 'Stehlen und übernehmen',
  'lesson.takeWhat':
    'Ab Runde 2 dürfen Figuren auf fremde Bauplätze. Mit mehr Aufsehern als der Besitzer stiehlt jeder Arbeiter dort zwei Steine; mit auch mehr Arbeitern übernimmst du den Bauplatz.',
  'lesson.count': 'Was zählt',
  'lesson.countWhat':
    'Nur fertige Pyramiden zählen: gemischte am wenigsten, mehr mit jeder Schicht in einer Farbe, am meisten ganz in einer. Hat der Pharao 30 Steine oder sind alle Pyramiden fertig, ist es die letzte Runde.',
  aim: 'Worum es geht',
  'aim.1':
    'Baue Pyramiden auf eigenen Bauplätzen. Nur fertige zählen, und es zählt, wie gut ihre Farben zusammenpassen.',
  'aim.2':
    'Eine kleine Pyramide braucht 4\u00a0+\u00a01 Steine, eine große 9\u00a0+\u00a04\u00a0+\u00a01. Die Mitte der untersten Schicht einer großen ist verdeckt: Ihre Farbe zählt nie.',
  'aim.3':
    'Gemischt ist am wenigsten wert, geschichtet mehr: jede Schicht in einer Farbe. Ganz in einer Farbe ist am meisten wert.',
  'aim.4':
    'Was niemand verbaut, geht an den Pharao. Hat seine Pyramide 30 Steine oder ist nirgends mehr etwas zu bauen, wird die Runde zu Ende gespielt, und das Spiel ist aus.',
  'aim.5': 'Die meisten Punkte gewinnen; dann mehr fertige Pyramiden, dann mehr Steine darin.',
  auction: 'Auktion',
  'auction.1':
    'Gruppen zu fünf Steinen werden gezogen, eine mehr, als Spieler da sind. Reihum legt jeder Tafeln verdeckt aus, beliebig viele auf beliebige Gruppen; mehrere auf einer Gruppe zählen zusammen.',
  'auction.2':
    'Die Tafeln zählen 1, 2, 3 und 4; vier sind leer, zählen 0 und dienen als Bluff. Die anderen sehen, wie viele wo liegen, nicht, was darauf steht.',
  'auction.3':
    'Dann werden alle aufgedeckt. Die höchste Summe bekommt die Gruppe, von gleichen die früher gebotene. Die Tafeln kommen zurück.',
  'auction.4':
    'Worauf niemand bietet, kommt zurück in den Beutel; im kurzen Spiel auf die Pyramide des Pharaos. Bekommt niemand eine Gruppe, kommt die erste immer dorthin.',
  overseers: 'Aufseher',
  'overseers.1':
    'Deine zwei Aufseher haben zusammen sechs Schritte. Ein Schritt führt von einem Gebiet ins benachbarte, auf ein Baufeld eines seiner Bauplätze, von dort hinaus oder aufs nächste Feld desselben Bauplatzes.',
  'overseers.2':
    'In der ersten Runde ziehen sie offen, reihum. Später schreibt jeder seinen Marsch geheim auf; dann werden alle reihum ausgeführt.',
  'overseers.3':
    'Ein Aufseher, dessen Feld besetzt ist, wenn er ankommt, wartet im Gebiet davor, und sein Marsch endet.',
  'overseers.4':
    'Ein Aufseher, der auf einen freien Bauplatz zieht, darf ihn mit einem Skarabäus in Besitz nehmen: jeder einen in einer Runde. Er bleibt deiner, wenn der Aufseher geht.',
  workers: 'Arbeiter',
  'workers.1':
    'Deine fünf Arbeiter haben zusammen sechs Schritte, offen gezogen. Sie gehen auf eigene Bauplätze und auf freie, wo sie warten, bis du sie in Besitz nimmst; ab der zweiten Runde auch auf fremde.',
  'workers.2':
    'Auf einem Feld steht eine Figur, in einem Gebiet beliebig viele. Durch ein besetztes Feld kommt niemand.',
  steal: 'Stehlen',
  'steal.1':
    'Mit mehr Aufsehern als der Besitzer auf einem Bauplatz darf jeder deiner Arbeiter dort zwei Steine stehlen, die oberste Schicht zuerst: Sie kommen zu deinen Steinen dieser Runde. Nie von einer fertigen Pyramide.',
  takeover: 'Übernehmen',
  'takeover.1':
    'Mit mehr Aufsehern und mehr Arbeitern als der Besitzer darfst du deinen Skarabäus an die Stelle des seinen legen: sobald es so weit ist, oder in dieser Phase. Jeder Arbeiter dort zählt, auch einer, der in dieser Runde gestohlen hat.',
  'takeover.2': 'Eine fertige Pyramide ist für immer sicher.',
  build: 'Bauen',
  'build.1':
    'Jeder deiner Arbeiter auf einem eigenen Bauplatz baut dort zwei Steine, Schicht für Schicht, jede Farbe, wohin du willst. Was gebaut ist, bleibt.',
  'build.2':
    'Was du nicht verbaust, geht an den Pharao. Dann wandert der Pharaonenstein weiter, und mit ihm der erste Zug.',
  points: 'Punkte',
  contents: 'Kapitel',
  minute: 'Das Spiel in einer Minute',
  'minute.1':
    'Baue Pyramiden auf eigenen Bauplätzen. Nur fertige zählen: je besser ihre Farben zusammenpassen, desto mehr.',
  'minute.2':
    'Eine Runde beginnt mit einer Auktion: Tafeln liegen verdeckt auf Gruppen zu fünf Steinen, jede bekommt die höchste Summe.',
  'minute.3':
    'Dann haben deine zwei Aufseher sechs Schritte. Wer auf einen freien Bauplatz kommt, darf ihn mit einem Skarabäus in Besitz nehmen.',
  'minute.4':
    'Dann haben deine fünf Arbeiter sechs Schritte. Jeder, der auf einem deiner Bauplätze steht, baut dort zwei Steine.',
  'minute.5': 'Ab Runde 2 werden Märsche geheim notiert, und Figuren dürfen auf fremde Bauplätze.',
  'minute.6':
    'Mit mehr Aufsehern dort als der Besitzer stehlen deine Arbeiter Steine; mit mehr Arbeitern dazu übernimmst du den Bauplatz.',
  'minute.7': 'Steine, die niemand verbaut, gehen an den Pharao.',
  'minute.8':
    'Hat seine Pyramide 30 oder sind alle anderen fertig, wird die Runde zu Ende gespielt. Die meisten Punkte gewinnen.',
  words: 'Wörter',
  'word.site': 'Bauplatz',
  'word.site.what':
    'Wo eine Pyramide gebaut wird, mit einer Nummer von 1 bis 15: eine kleine aus 5 Steinen oder eine große aus 14.',
  'word.space': 'Baufeld',
  'word.space.what':
    'Ein Feld im Ring um einen Bauplatz, zum Beispiel 15/B: 6 um einen kleinen, 8 um einen großen. Höchstens eine Figur.',
  'word.area': 'Gebiet',
  'word.area.what':
    'Eines der sieben Stücke Land, die Flüsse trennen, mit einer Nummer von 16 bis 22. Beliebig viele Figuren. Alle beginnen in 16.',
  'word.overseer': 'Aufseher',
  'word.overseer.what':
    'Die beiden Figuren mit Krummstab. Sie nehmen Bauplätze in Besitz und überstimmen den Besitzer eines anderen.',
  'word.worker': 'Arbeiter',
  'word.worker.what':
    'Die fünf kleinen Figuren. Jeder stiehlt in einer Runde bis zu zwei Steine und baut bis zu zwei, auch nach dem Stehlen.',
  'word.scarab': 'Skarabäus',
  'word.scarab.what': 'Dein Zeichen auf einem Bauplatz, der dir gehört. Du hast 8.',
  'word.tablet': 'Tafel',
  'word.tablet.what':
    'Damit bietest du: 1, 2, 3, 4 und vier leere, die nichts zählen. Nach der Auktion kommen alle zurück.',
  'word.stone': 'Pharaonenstein',
  'word.stone.what': 'Wer ihn hat, kommt in jeder Phase der Runde zuerst dran. Dann wandert er reihum weiter.',
  'word.majority': 'Mehrheit',
  'word.majority.what': 'Mehr Figuren einer Art auf einem Bauplatz, als sein Besitzer dort hat.',
  'word.march': 'Marsch',
  'word.march.what': 'Die Schritte deiner Aufseher in einer Runde, ab Runde 2 geheim notiert.',
  'word.hidden': 'Verdeckter Stein',
  'word.hidden.what':
    'Die Mitte der untersten Schicht einer großen Pyramide. Welche Farbe sie auch hat, sie verdirbt nichts.',
} as const satisfies Same<typeof english>
