import type { Catalogue } from '@grognard/umpire'

/** The page that begins with the shelf of games, and the setting up of a battle. */
export const shelf: Catalogue = {
  'web.mishap': 'Auf dieser Seite ist etwas zerbrochen',
  'web.mishap.kept':
    'Die Schlacht ist bis zum letzten gegebenen Befehl aufbewahrt. Lade die Seite neu, um weiterzuspielen.',
  'web.mishap.cause': 'Was die Seite dazu sagt: {cause}',
  'web.load.busy': 'Das Spiel wird aufgebaut …',
  'web.load.failed':
    '{game} ist noch nicht in diesem Browser und ließ sich nicht laden. Jedes Spiel wird geladen, wenn man es zum ersten Mal wählt: Versuch es noch einmal, sobald du wieder Verbindung hast.',
  'web.load.fault':
    'Das ließ sich nicht öffnen: {fault}. Versuch es noch einmal, sobald du Verbindung hast.',
  'web.load.not': 'Hier ist nichts aufzubauen',
  'web.load.again': 'Noch einmal versuchen',
  'web.saved.move': '{seats} am Zug',
  'web.saved.continue': 'Weiterspielen',
  'web.saved.look': 'Ansehen',
  'web.difficulty.1': 'Leicht: zum Anfangen',
  'web.difficulty.2': 'Mittel: für Spieler mit etwas Erfahrung',
  'web.difficulty.3': 'Schwer: für Kenner des Buchs',
  'web.terms.turns': '{turns, plural, one {# Zug} other {# Züge}}',
  'web.terms.minutes': 'etwa {minutes, number} Minuten',
  'web.terms.hours': 'etwa {hours, plural, =1 {1 Stunde} other {# Stunden}}',
  'web.terms.players': '{most, plural, =2 {2 Spieler} other {{fewest, number} bis # Spieler}}',
  'web.setup.sheet': 'Das Schlachtfeld, wie {seat} es sieht',
  'web.setup.sheet.none': 'Das Schlachtfeld erscheint, sobald alles zusammenpasst.',
  'web.dice.seeded.about':
    'Der Schiedsrichter würfelt für beide Seiten; jeder Wurf steht im Logbuch und lässt sich nachprüfen.',
  'web.dice.typed.about':
    'Der Schiedsrichter fragt nach jedem Ergebnis: Stell deine Miniaturen auf, würfle selbst und lass diese Seite den Schiedsrichter sein.',
  'web.seats.about':
    'Zwei können sich den Bildschirm teilen: Er wird weitergereicht, und niemand sieht die Geheimnisse des anderen.',
  'web.options.rules.about':
    'Wo das Buch die Wahl lässt oder Spielrunden es verschieden halten. So, wie sie stehen, passen sie für die erste Schlacht.',
  'web.options.changed': '{count, plural, =0 {wie im Buch} one {# geändert} other {# geändert}}',
}
