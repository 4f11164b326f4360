// German: why something was refused, where the page says it in words of its own.
export const refusals = {
  'refusal.nothing-to-undo': 'Zurückzunehmen war nichts: Seither wurde etwas gesehen, oder andere wurden gefragt.',
  'refusal.undo-unsure': 'Es kam keine Antwort. Sieh nach, ob dein Schritt zurückgenommen ist, bevor du es noch einmal versuchst.',
  'refusal.no-answer': 'Der Tisch hat nicht geantwortet. Versuch es gleich noch einmal.',
  'refusal.table-full': 'Der letzte Platz ist gerade vergeben worden; du kannst noch zuschauen.',
  'refusal.already-started': 'Das Spiel hat schon begonnen; du kannst noch zuschauen.',
  'refusal.stale-decision': 'Diese Frage ist schon beantwortet: Sieh dir die an, die jetzt offen ist.',
  'refusal.too-many': 'Zu viel auf einmal. Warte kurz und versuch es noch einmal.',
  'refusal.over': 'Das Spiel ist vorbei.',
  'refusal.broken': 'Am Tisch ging etwas schief. Versuch es gleich noch einmal.',
  'refusal.host-stays': 'Solange andere hier sitzen, bleibt der Gastgeber.',
  'refusal.bad-token': 'Dieser Platz gehört dir nicht mehr; lade die Seite neu, um zuzuschauen.',
  'refusal.other-version': 'Der Tisch wurde mit einer früheren Fassung des Spiels begonnen.',
} as const
