import type { Translated } from '@grognard/umpire'
import type { english } from './setup.en.ts'

export const german: Translated<typeof english> = {
  'web.open.goOn': 'Die Schlacht fortsetzen',
  'web.open.unproven':
    'Diese Schlacht hält der Prüfung nicht stand: Die Regeln führen nicht zu dem, was in der Datei steht.',
  'web.open.look': 'Nur zum Ansehen öffnen',
  'web.open.leave': 'Nicht öffnen',
  'web.open.unread': '{file} lässt sich nicht öffnen: {fault}',
  'web.open.noBattle': '{file} ist keine Schlachtdatei von Grognard. {fault}',
  'web.open.damaged': '{file} ist eine Schlachtdatei, aber beschädigt. {fault}',
  'web.open.damagedAt':
    '{file} ist eine Schlachtdatei, aber beschädigt in Eintrag {entry}. {fault}',
  'web.open.stranger': '{at}: „{given}“ ist hier unbekannt.',
  'web.open.torn':
    '{file} ist eine Schlachtdatei, aber beschädigt: Ab Zeile {line}, Spalte {column} ist sie nicht lesbar.',
  'web.level': 'Spielstärke',
  'web.level.ensign': 'Fähnrich',
  'web.level.captain': 'Kapitän',
  'web.level.admiral': 'Admiral',
  'web.level.ensign.about': 'Sieht viel, vergisst aber Befehle und übersieht den besseren Weg.',
  'web.level.captain.about': 'Kämpft nach dem Lehrbuch und übersieht ab und zu etwas.',
  'web.level.admiral.about': 'Denkt voraus, ehe er sich entscheidet; braucht etwas länger.',
  'web.print.title': 'Für den Tisch drucken',
  'web.print.about': 'Bögen für ein Spiel mit Modellen und Bleistift, als PDF in deiner Sprache.',
  'web.print.nothing': 'Dieses Spiel braucht keine Bögen: Bleistift und Papier genügen.',
  'web.print.sheet': 'Bögen',
  'web.print.sheet.all': 'Alle Bögen',
  'web.print.sheet.cards': 'Karten',
  'web.print.sheet.log': 'Logbuch',
  'web.print.sheet.commander': 'Kommandantenbogen',
  'web.print.sheet.reference': 'Tabellen',
  'web.print.sheet.gauge': 'Maßstab und Schablone',
  'web.print.paper': 'Papier',
  'web.print.paper.a4': 'A4',
  'web.print.paper.letter': 'Letter',
  'web.print.condition': 'Karten',
  'web.print.condition.fresh': 'Frisch, ohne Verluste',
  'web.print.condition.asItStands': 'Nach dem Stand der Schlacht',
  'web.print.go': 'Drucken',
  'web.print.laying': 'Die Bögen werden gesetzt …',
  'web.print.done': 'Das PDF liegt bei deinen Downloads.',
  'web.print.failed': 'Die Bögen ließen sich nicht setzen: {fault}',
  'web.setup.sheet': 'Das Schlachtfeld, wie {seat} es sieht',
  'web.setup.sheet.none': 'Das Schlachtfeld erscheint, sobald alles zusammenpasst.',
  'web.setup.opening':
    'Würfle für den Beginn der Schlacht. Schließe dieses Fenster, um ihre Einstellungen zu ändern.',
  'web.dice.seeded.about':
    'Der Schiedsrichter würfelt für beide Seiten; jeder Wurf steht im Logbuch und lässt sich nachprüfen.',
  'web.dice.typed.about':
    'Der Schiedsrichter fragt nach jedem Ergebnis: Stell deine Miniaturen auf, würfle selbst und lass diese Seite den Schiedsrichter sein.',
  'web.dice': 'Würfel',
  'web.dice.seeded': 'Der Computer würfelt',
  'web.dice.typed': 'Ich würfle selbst und tippe die Ergebnisse ein',
  'web.dice.ask':
    'Würfle mit {count, plural, one {einem Würfel} other {# Würfeln}} ({sides} Seiten)',
  'web.dice.sum': 'Tippe die Summe ein: {from} bis {to}.',
  'web.dice.one': 'Tippe das Ergebnis ein: {from} bis {to}.',
  'web.dice.enter': 'Ergebnis eintragen',
  'web.dice.wrong': '{value} ist nicht zu würfeln: möglich ist {from} bis {to}.',
  'web.dice.added': 'Zum Wurf kommt hinzu',
  'web.dice.kept':
    '{count, plural, one {Das gewürfelte Ergebnis bleibt und zählt} other {Die # gewürfelten Ergebnisse bleiben und zählen}} zuerst beim nächsten Befehl, für den ebenso gewürfelt wird.',
  'web.dice.before':
    '{count, plural, one {Ein früher gewürfeltes Ergebnis bleibt und zählt.} other {# früher gewürfelte Ergebnisse bleiben und zählen.}}',
  'web.seats.about':
    'Zwei können sich den Bildschirm teilen: Er wird weitergereicht, und niemand sieht die Geheimnisse des anderen.',
  'web.seats': 'Wer spielt',
  'web.options.rules.about':
    'Wo das Buch die Wahl lässt oder Spielrunden es verschieden halten. So, wie sie stehen, passen sie für die erste Schlacht.',
  'web.options.changed': '{count, plural, =0 {wie im Buch} one {# geändert} other {# geändert}}',
  'web.options.scenario': 'Das Szenario',
  'web.options.rules': 'Wahlregeln',
  'web.begin': 'Schlacht beginnen',
  'web.player.me': 'Ich',
  'web.player.friend': 'Jemand am selben Bildschirm',
  'web.player.computer': 'Der Computer',
  'web.papers': 'Unterlagen',
  'web.papers.about':
    'Dateien aus früheren Schlachten oder von Hand gemacht. Ohne sie geht es auch.',
  'web.papers.choose': 'Datei wählen',
  'web.papers.unfit': '{file} passt nicht: {fault}',
  'web.papers.unreadable':
    '{file} ist nicht lesbar: In Zeile {line}, Spalte {column} stimmt etwas nicht. Erwartet wird eine JSON-Datei.',
  'web.fault.gone': 'Diese Schlacht ist nicht in diesem Browser.',
  'web.fault.computer': 'Der Computerspieler ist stehen geblieben: {fault}',
  'web.fault.setup': 'Die Schlacht lässt sich nicht aufbauen: {fault}',
  'web.fault.scenario': 'Dieses Szenario gibt es hier nicht.',
  'web.origin': 'Bevor du weiterspielst',
}
