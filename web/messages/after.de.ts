import type { Catalogue } from '@grognard/umpire'

export const after: Catalogue = {
  'web.undo': 'Zurücknehmen',
  'web.undo.what': 'Zurücknehmen: {order}',
  'web.undo.nothing': 'Es ist noch kein Befehl gegeben, also auch keiner zurückzunehmen.',
  'web.undo.dice': 'Der letzte Befehl bleibt stehen: für ihn sind Würfel gefallen.',
  'web.undo.shown': 'Der letzte Befehl bleibt stehen: er hat Verborgenes gezeigt.',
  'web.undo.other':
    'Den letzten Befehl hat {seat} gegeben: er ist nicht von dieser Seite zurückzunehmen.',
  'web.undo.computer':
    'Der letzte Befehl bleibt stehen: der Computer hat für {seat} schon geantwortet.',
  'web.undo.gone': 'Der letzte Befehl bleibt stehen: das Spiel ist beim nächsten Schritt.',
  'web.undo.sealed': 'Diese Schlacht ist nur zum Ansehen.',
  'web.key.undo':
    'den letzten Befehl zurücknehmen, solange kein Würfel gefallen und nichts gezeigt ist',
  'web.key.replay':
    'in der Wiedergabe: Schritt zurück oder vor; Pos1 führt an den Anfang, Ende ans Ende',
  'web.filter': 'Im Logbuch suchen',
  'web.filter.text': 'Wörter',
  'web.filter.piece': 'Stück',
  'web.filter.side': 'Seite',
  'web.filter.phase': 'Phase',
  'web.filter.any': 'alle',
  'web.filter.only': 'Nur {piece}',
  'web.filter.shown': '{count, number} von {all, plural, one {# Zeile} other {# Zeilen}}: {what}',
  'web.filter.none': 'Nichts im Logbuch passt zu: {what}',
  'web.filter.clear': 'Das ganze Logbuch',
  'web.filter.with': 'mit „{text}“',
  'web.log.order': 'Befehl von {seat}: {order}',
  'web.log.rule': 'Nach der Regel',
  'web.log.phase': 'Phase: {phase}',
  'web.ruler.how':
    'Zollstock: von einem Ort zum anderen ziehen oder auf beide zeigen; R legt ihn weg',
  'web.wind': 'Wohin der Wind weht',
  'web.log.step': 'Schritt: {step}',
  'web.replay': 'Wiedergabe',
  'web.replay.leave': 'Wiedergabe verlassen',
  'web.replay.turns': 'Zu einem Zug springen',
  'web.replay.eyes': 'Gesehen von',
  'web.replay.all': 'allen',
  'web.branch': 'Von hier an weiterspielen',
  'web.branch.about':
    '{order, plural, =0 {Vor dem ersten Befehl} other {Nach Befehl #}} beginnt eine eigene Schlacht, als Abzweig benannt. Diese hier bleibt, wie sie ist.',
  'web.branch.fresh': 'Von hier an andere Würfel',
  'web.branch.same':
    'Dieselben Würfel: jeder Befehl trifft auf die, auf die hier der Befehl seiner Nummer traf',
  'web.branch.thrown': 'Von hier an würfelt der Computer.',
  'web.branch.begin': 'Abzweig beginnen',
  'web.branch.over': 'Hier ist die Schlacht vorbei. Erst zu einem früheren Augenblick zurückgehen.',
  'web.branch.name': 'Abzweig {order, plural, =0 {vom Anfang an} other {nach Befehl #}}',
  'web.after': 'Wie es ausging',
  'web.after.losses': 'Verluste',
  'web.after.side': 'Seite',
  'web.after.lost': '{lost, number} von {had, number}',
  'web.after.pieces': 'Stücke',
  'web.after.gone': 'Nicht mehr auf dem Tisch: {names}',
  'web.after.taken': 'Genommen: {names}',
  'web.after.length': 'Dauer',
  'web.after.orders':
    '{orders, plural, one {# Befehl} other {# Befehle}}, {throws, plural, one {# Wurf} other {# Würfe}}',
  'web.luck': 'Das Glück der Würfel',
  'web.luck.better':
    '{seat} hatte bessere Würfel als in {share, number} von 100 solchen Schlachten.',
  'web.luck.none': 'An Würfeln hing nichts.',
  'web.luck.running':
    'Befehle werden mit anderen Würfeln noch einmal gegeben: {done, number} von {of, number}',
  'web.luck.stop': 'Aufhören',
  'web.luck.start': 'Nachrechnen',
  'web.luck.about':
    'Jeder Befehl, für den Würfel fielen, wurde {tries, number}-mal mit anderen Würfeln noch einmal gegeben und verglichen, was danach auf dem Tisch stand.',
  'web.luck.best': '{seat}: die glücklichsten Augenblicke',
  'web.luck.worst': '{seat}: die unglücklichsten Augenblicke',
  'web.luck.failed': 'Die Würfel ließen sich nicht nachrechnen: {fault}',
  'web.share': 'Schlachtdatei teilen',
  'web.share.failed': 'Der Browser wollte sie nicht teilen; sie liegt nun bei den Downloads.',
}
