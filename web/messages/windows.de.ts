import type { Catalogue } from '@grognard/umpire'

/** A battle in several windows, dice that were rolled before, and files that are opened. */
export const windows: Catalogue = {
  'web.windows.other':
    'Diese Schlacht wird in einem anderen Fenster gespielt. Was dort geschieht, ist hier zu sehen.',
  'web.resign.sure':
    '{seat}: Die Schlacht aufgeben? Deine Seite verliert sie, und das lässt sich nicht zurücknehmen.',
  'web.windows.take': 'Hier weiterspielen',
  'web.dice.kept':
    '{count, plural, one {Das gewürfelte Ergebnis bleibt und zählt} other {Die # gewürfelten Ergebnisse bleiben und zählen}} zuerst beim nächsten Befehl, für den ebenso gewürfelt wird.',
  'web.dice.before':
    '{count, plural, one {Ein früher gewürfeltes Ergebnis bleibt und zählt.} other {# früher gewürfelte Ergebnisse bleiben und zählen.}}',
  'web.order.notYet': 'Noch ist nichts gewählt. Jetzt gefragt: {step}.',
  'web.open.noBattle': '{file} ist keine Schlachtdatei von Grognard. {fault}',
  'web.open.damaged': '{file} ist eine Schlachtdatei, aber beschädigt. {fault}',
  'web.open.damagedAt':
    '{file} ist eine Schlachtdatei, aber beschädigt in Eintrag {entry}. {fault}',
  'web.open.stranger': '{at}: „{given}“ ist hier unbekannt.',
  'web.open.torn':
    '{file} ist eine Schlachtdatei, aber beschädigt: Ab Zeile {line}, Spalte {column} ist sie nicht lesbar.',
  'web.order.ways': '{count, number} Möglichkeiten',
  'web.setup.opening':
    'Würfle für den Beginn der Schlacht. Schließe dieses Fenster, um ihre Einstellungen zu ändern.',
  'web.playback.still':
    'Automatische Bewegung ist ausgeschaltet: Geh mit ▸ oder den Pfeiltasten weiter, oder lass abspielen.',
}
