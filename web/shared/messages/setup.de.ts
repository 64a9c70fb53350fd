import type { Translated } from '@grognard/umpire'
import type { english } from './setup.en.ts'

export const german: Translated<typeof english> = {
  'web.open.goOn': 'Die Schlacht fortsetzen',
  'web.open.unproven':
    'Diese Schlacht hält der Prüfung nicht stand: Nach den Regeln durchgespielt, endet sie nicht so, wie es in der Datei steht.',
  'web.open.look': 'Nur zum Ansehen öffnen',
  'web.open.leave': 'Nicht öffnen',
  'web.open.unread': '{file} lässt sich nicht öffnen: {fault}',
  'web.open.noBattle': '{file} ist keine Grognard-Schlachtdatei. {fault}',
  'web.open.otherFormat':
    '{file} ist keine Grognard-Schlachtdatei: Das Format ist {given}, nicht {format}.',
  'web.open.noFormat':
    '{file} ist keine Grognard-Schlachtdatei: Die Angabe des Formats fehlt ({format}).',
  'web.open.damaged': '{file} ist eine Schlachtdatei, aber beschädigt. {fault}',
  'web.open.damagedAt':
    '{file} ist eine Schlachtdatei, aber in Eintrag {entry} beschädigt. {fault}',
  'web.open.stranger': '{at}: „{given}“ ist hier unbekannt.',
  'web.open.torn':
    '{file} ist eine Schlachtdatei, aber beschädigt: Ab Zeile {line}, Spalte {column} ist sie nicht lesbar.',
  'web.level': 'Spielstärke',
  'web.level.ensign': 'Fähnrich',
  'web.level.captain': 'Kapitän',
  'web.level.admiral': 'Admiral',
  'web.level.ensign.about': 'Sieht viel, vergisst aber Befehle und verpasst den besseren Weg.',
  'web.level.captain.about': 'Kämpft nach dem Lehrbuch und übersieht ab und zu etwas.',
  'web.level.admiral.about': 'Denkt voraus, bevor er sich entscheidet; braucht etwas länger.',
  'web.print.title': 'Für den Tisch drucken',
  'web.print.about': 'Bögen für ein Spiel mit Modellen und Bleistift, als PDF in deiner Sprache.',
  'web.print.nothing': 'Dieses Spiel braucht keine Bögen: Bleistift und Papier genügen.',
  'web.print.sheet': 'Bögen',
  'web.print.sheet.all': 'Alle Bögen',
  'web.print.sheet.cards': 'Einheitenkarten',
  'web.print.sheet.log': 'Logbuch',
  'web.print.sheet.commander': 'Kommandantenbogen',
  'web.print.sheet.reference': 'Tabellen',
  'web.print.sheet.gauge': 'Lineal und Schablone',
  'web.print.paper': 'Papier',
  'web.print.paper.a4': 'A4',
  'web.print.paper.letter': 'Letter',
  'web.print.condition': 'Einheitenkarten',
  'web.print.condition.fresh': 'Frisch, ohne Verluste',
  'web.print.condition.asItStands': 'Nach dem jetzigen Stand der Schlacht',
  'web.print.go': 'Drucken',
  'web.print.laying': 'Die Bögen werden gesetzt …',
  'web.print.done': 'Das PDF liegt in deinen Downloads.',
  'web.print.failed': 'Die Bögen ließen sich nicht setzen: {fault}',
  'web.setup.sheet': 'Aufstellung · Sicht: {seat}',
  'web.setup.sheet.none': 'Die Aufstellung erscheint, sobald deine Einstellungen zusammenpassen.',
  'web.setup.opening':
    'Würfle für den Beginn der Schlacht. Schließe dieses Fenster, um ihre Einstellungen zu ändern.',
  'web.dice.seeded.about':
    'Der Schiedsrichter würfelt für beide Seiten; jeder Wurf steht im Logbuch und lässt sich nachprüfen.',
  'web.dice.typed.about':
    'Stell deine Miniaturen auf und würfle selbst. Der Schiedsrichter fragt jedes Ergebnis ab.',
  'web.dice': 'Würfel',
  'web.dice.seeded': 'Der Schiedsrichter würfelt',
  'web.dice.typed': 'Ich würfle selbst und tippe die Ergebnisse ein',
  'web.dice.ask':
    'Würfle mit {count, plural, one {einem {sides, select, 6 {sechsseitigen Würfel} other {{sides}-seitigen Würfel}}} other {# {sides, select, 6 {sechsseitigen Würfeln} other {{sides}-seitigen Würfeln}}}}',
  'web.dice.sum': 'Tippe die Summe ein: {from} bis {to}.',
  'web.dice.one': 'Tippe das Ergebnis ein: {from} bis {to}.',
  'web.dice.enter': 'Ergebnis eingeben',
  'web.dice.wrong': '{value} ist nicht möglich: Gib eine Zahl von {from} bis {to} ein.',
  'web.dice.added': 'Zum Wurf addiert',
  'web.dice.kept':
    '{count, plural, one {Dein Wurf bleibt gespeichert und gilt} other {Deine # Würfe bleiben gespeichert und gelten}} für den nächsten Befehl mit den gleichen Würfeln.',
  'web.dice.before':
    '{count, plural, one {# früherer Wurf bleibt gespeichert und gilt.} other {# frühere Würfe bleiben gespeichert und gelten.}}',
  'web.seats.about':
    'Ihr könnt zu zweit an einem Gerät spielen: Gebt das Gerät weiter; die Geheimnisse der anderen Seite bleiben verdeckt.',
  'web.seats': 'Wer spielt',
  'web.options.rules.about':
    'Hier lässt das Buch die Wahl, oder jede Spielgruppe handhabt es anders. Die Voreinstellungen passen für die erste Schlacht.',
  'web.options.changed': '{count, plural, =0 {wie im Buch} one {# geändert} other {# geändert}}',
  'web.options.scenario': 'Das Szenario',
  'web.options.rules': 'Optionale Regeln',
  'web.begin': 'Schlacht beginnen',
  'web.player.me': 'Ich',
  'web.player.friend': 'Mitspieler an diesem Gerät',
  'web.player.away': 'Mitspieler online',
  'web.player.computer': 'Der Computer',
  'web.papers': 'Unterlagen',
  'web.papers.about': 'Dateien aus früheren Schlachten oder selbst erstellte. Es geht auch ohne.',
  'web.papers.choose': 'Datei wählen',
  'web.papers.unfit': '{file} passt nicht: {fault}',
  'web.papers.unreadable':
    '{file} ist nicht lesbar: In Zeile {line}, Spalte {column} ist ein Fehler. Erwartet wird eine JSON-Datei.',
  'web.fault.gone': 'Diese Schlacht ist in diesem Browser nicht gespeichert.',
  'web.fault.computer': 'Der Computerspieler ist stehen geblieben: {fault}',
  'web.fault.setup': 'Die Schlacht lässt sich nicht aufbauen: {fault}',
  'web.fault.scenario': 'Dieses Szenario gibt es hier nicht.',
  'web.origin': 'Bevor du weiterspielst',
}
