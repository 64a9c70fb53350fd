import type { Catalogue } from '@grognard/umpire'

export const simulate: Catalogue = {
  'cli.simulate.title': '{title}: {scenario}',
  'cli.simulate.plan':
    '{battles, plural, one {# Schlacht} other {# Schlachten}}, Startwert {seed}.',
  'cli.simulate.planSwapped':
    '{battles, plural, one {# Schlacht} other {# Schlachten}}, Startwert {seed}; jeder Startwert zweimal, mit getauschten Plätzen.',
  'cli.simulate.value': '{name} = {value}',
  'cli.simulate.counted': 'Davon {battles, plural, one {# Schlacht} other {# Schlachten}}.',
  'cli.simulate.countedOnce':
    'Von {of, plural, one {# Schlacht} other {# Schlachten}} zählen hier {battles}: Alle Plätze werden gleich gespielt, also wiederholt ein Tausch nur dieselbe Schlacht.',
  'cli.simulate.option.true': 'ja',
  'cli.simulate.option.false': 'nein',
  'cli.simulate.player.ensign': 'Fähnrich',
  'cli.simulate.player.captain': 'Kapitän',
  'cli.simulate.player.admiral': 'Admiral',
  'cli.simulate.player.doctrine': 'Doktrin allein',
  'cli.simulate.player.plan': 'Doktrin allein, Plan „{plan}“',
  'cli.simulate.player.random': 'reiner Zufall',
  'cli.simulate.seat': '{seat} ({player})',
  'cli.simulate.head.seat': 'Platz',
  'cli.simulate.head.wins': 'Siege',
  'cli.simulate.head.within': '95-%-Intervall',
  'cli.simulate.head.lost': 'Verlorene Einheiten',
  'cli.simulate.head.worth': 'Vorsprung auf dem Tisch',
  'cli.simulate.leadAbout':
    'Vorsprung auf dem Tisch: wie weit vorn der Computer einen Platz am Ende sieht. Er ist keine Wertung und sagt nicht, wer siegt.',
  'cli.simulate.draws': 'Niemand siegt',
  'cli.simulate.length':
    'Länge {turns}: {mean} ({interval}); die Hälfte {lower} bis {upper}, alle {least} bis {most}.',
  'cli.simulate.orders':
    'Gegebene Befehle: {mean} ({interval}); die Hälfte {lower} bis {upper}, alle {least} bis {most}.',
  'cli.simulate.faults':
    'Nicht gezählt, weil fehlgeschlagen: {count, plural, one {# Schlacht} other {# Schlachten}}.',
  'cli.simulate.fault': 'Schlacht {number} ist fehlgeschlagen und in {file} gespeichert: {fault}',
  'cli.simulate.faultUnkept': 'Schlacht {number} ist fehlgeschlagen: {fault}',
  'cli.simulate.compare':
    '{name}: {other} gegen {one}, in {pairs, plural, one {# Paar} other {# Paaren}} von Schlachten mit gleichem Startwert; ein Unterschied gilt als echt, wenn er durch Zufall mit einer Wahrscheinlichkeit unter {limit} entsteht',
  'cli.simulate.compare.wins': '{seat} siegt: {difference} Prozentpunkte ({interval}).',
  'cli.simulate.compare.lost': '{seat} verliert Einheiten: {difference} ({interval}).',
  'cli.simulate.compare.length': 'Länge {turns}: {difference} ({interval}).',
  'cli.simulate.compare.player': 'Wer für den Platz „{seat}“ genannt ist, wo er auch sitzt,',
  'cli.simulate.compare.real':
    'Der Unterschied ist echt: Dass er allein durch Zufall so groß wird, hat die Wahrscheinlichkeit {chance}.',
  'cli.simulate.compare.chance':
    'Es könnte Zufall sein: Dass ein Unterschied allein durch Zufall so groß wird, hat die Wahrscheinlichkeit {chance}.',
  'cli.simulate.compare.none': 'Kein Paar unterscheidet sich.',
  'cli.simulate.compare.open':
    'Noch nicht entschieden, denn Test und Intervall widersprechen sich: Dass ein Unterschied allein durch Zufall so groß wird, hat die Wahrscheinlichkeit {chance}. Mehr Schlachten würden es entscheiden.',
  'cli.simulate.compare.same':
    '{name}: {other} hat hier nichts geändert. Jede Schlacht verläuft wie mit {one}, darum stehen die Zahlen nur einmal da.',
  'cli.simulate.progress': '{done, number} von {of, number} Schlachten, {share}; noch etwa {left}',
  'cli.simulate.progressStart': '{done, number} von {of, number} Schlachten',
  'cli.simulate.progressFar':
    '{done, number} von {of, number} Schlachten, {share}; noch etwa {left}; {workers, plural, one {# Arbeiter} other {# Arbeiter}}, {threads, plural, one {# Schlacht} other {# Schlachten}} gleichzeitig',
  'cli.simulate.progressFarStart':
    '{done, number} von {of, number} Schlachten; {workers, plural, one {# Arbeiter} other {# Arbeiter}}, {threads, plural, one {# Schlacht} other {# Schlachten}} gleichzeitig',
  'cli.simulate.noWorker':
    'Noch hat sich kein Arbeiter gemeldet. Auf jedem Rechner, der spielen soll: {command}',
  'cli.simulate.otherWorkers':
    '{others, plural, one {# Arbeiter hat} other {# Arbeiter haben}} eine andere Version dieses Programms und {others, plural, one {kann nicht helfen} other {können nicht helfen}}.',
  'cli.simulate.working':
    'Dieser Rechner spielt {threads, plural, one {# Schlacht} other {# Schlachten}} gleichzeitig für {broker}. Strg-C beendet das.',
  'cli.simulate.worked': '{battles, plural, one {# Schlacht} other {# Schlachten}} gespielt.',
  'cli.simulate.interrupted':
    'Unterbrochen: {done, number} von {of, number} Schlachten sind in {file} gespeichert. Weiter geht es mit: {command}',
  'cli.simulate.interruptedAtOnce':
    'Unterbrochen, bevor eine Schlacht zu Ende war: Es ist nichts gespeichert.',
  'cli.simulate.written': '{file} ist geschrieben.',
  'cli.simulate.saved': 'Schlacht {number} ist in {file} gespeichert.',
  'cli.simulate.savedFault':
    'Schlacht {number} ist fehlgeschlagen; bis dahin ist sie in {file} gespeichert.',
  'cli.simulate.again': 'Dasselbe noch einmal: {command}',
  'cli.simulate.run.format': '{file} ist keine Laufdatei.',
  'cli.simulate.run.form':
    '{file} ist von einer früheren Version dieses Programms, die nicht festhielt, wie Schlachten endeten: Spiel sie neu.',
  'cli.simulate.run.torn': '{file}: Der Plan in der ersten Zeile ist nicht lesbar.',
  'cli.simulate.run.edition':
    '{file} wurde mit einer anderen Ausgabe der Regeln oder einer anderen Version dieses Programms gespielt. Der Rest wären andere Schlachten.',
  'cli.simulate.run.players':
    '{file} wurde mit anderen Regeln oder Spielern gespielt: Noch einmal gespielt, verläuft Schlacht {number} anders. Der Rest gehörte zu einem anderen Lauf; beginne einen neuen.',
  'cli.simulate.run.result': '{file}: Zeile {line} ist kein Ergebnis dieses Laufs.',
  'cli.simulate.planSoFar':
    '{done, number} von {battles, plural, one {# Schlacht} other {# Schlachten}}, Startwert {seed}; der Lauf ist nicht zu Ende.',
  'cli.report.rules': 'Regeln: {edition}. Gespielt mit Version {engine} dieses Programms.',
  'cli.report.command': 'Das Kommando, das diesen Lauf wiederholt',
  'cli.report.result': 'Wer siegt',
  'cli.report.resultAbout':
    'Der Anteil der gewonnenen Schlachten mit seinem 95-%-Intervall: Darin liegt der wahre Anteil mit 95 % Sicherheit. Der Vorsprung auf dem Tisch sagt, wie weit vorn der Computer einen Platz am Ende sieht. Er ist keine Wertung und sagt nicht, wer siegt; das sagt das Szenario.',
  'cli.report.compare': 'Was einen Unterschied macht',
  'cli.report.found.standingOut': 'Was heraussticht',
  'cli.report.found.standingOutAbout':
    'Gezähltes und Umstände, mit denen ein Platz sicher öfter oder seltener siegt als ohne: Die beiden 95-%-Intervalle überschneiden sich nicht. Das Deutlichste steht zuerst, höchstens fünf. Was immer oder nie mit dem Sieg zusammengeht, fehlt, denn das ist meist nur das Ergebnis unter anderem Namen. Manches kann auch Folge des Siegs sein, nicht seine Ursache.',
  'cli.report.found.endings': 'Wie Schlachten enden',
  'cli.report.found.endingsAbout':
    'Wie viele Schlachten so endeten und wer sie gewann, mit 95-%-Intervallen.',
  'cli.report.found.circumstances': 'Unter welchen Umständen',
  'cli.report.found.circumstancesAbout':
    'Für wie viele Schlachten das galt und wer sie gewann, mit 95-%-Intervallen.',
  'cli.report.found.seated': 'Welcher Platz es war und ob er siegte',
  'cli.report.found.seatedAbout':
    'In wie vielen Schlachten das für einen Platz galt, wie viele davon dieser Platz gewann und wie viele jeder Platz gewann, wenn es für ihn galt, mit 95-%-Intervallen.',
  'cli.report.found.counts': 'Was geschah: wie oft je Schlacht (Anteil der Schlachten damit)',
  'cli.report.found.countsAbout':
    'Für jeden Platz: wie oft es in einer Schlacht geschah, mit dem 95-%-Intervall des Mittels, und in Klammern der Anteil der Schlachten, in denen es überhaupt geschah. Dann, wie oft es den Siegern einer Schlacht geschah und wie oft den Verlierern. Zuletzt, wie viele der Plätze, denen es in einer Schlacht geschah, diese gewannen, und wie viele der übrigen. Wer gewinnt, lebt länger und tut mehr; ein Unterschied beweist also keine Ursache.',
  'cli.report.head.ending': 'Ende',
  'cli.report.head.what': 'Was',
  'cli.report.head.seat': 'Platz',
  'cli.report.head.circumstance': 'Umstand',
  'cli.report.head.is': 'Wert',
  'cli.report.head.battles': 'Schlachten',
  'cli.report.head.whoever': 'Siege insgesamt',
  'cli.report.head.when': 'Siege als {seat}',
  'cli.report.head.won': '{seat} siegt',
  'cli.report.head.nobody': 'Niemand siegt',
  'cli.report.head.count': 'Gezählt',
  'cli.report.head.by.winners': 'Sieger',
  'cli.report.head.by.losers': 'Verlierer',
  'cli.report.head.with': 'Siege damit',
  'cli.report.head.without': 'Siege ohne',
  'cli.report.length': 'Wie lange es dauert',
  'cli.report.lengthAbout': 'Schlachten nach ihrer Länge {turns}.',
  'cli.report.ordersAbout': 'Schlachten nach der Zahl der gegebenen Befehle.',
  'cli.report.lost': 'Was verloren geht',
  'cli.report.lostAbout':
    'Schlachten nach der Zahl der Einheiten, die ein Platz am Ende verloren hat.',
  'cli.report.worth': 'Der Vorsprung auf dem Tisch, wie der Computer ihn schätzt',
  'cli.report.worthAbout':
    'Schlachten danach, wie weit vor den anderen der Computer einen Platz am Ende sieht. Das ist keine Wertung und sagt nicht, wer siegt; das sagt das Szenario.',
  'cli.report.battles': 'Alle Schlachten',
  'cli.report.battlesAbout':
    'Um eine Schlacht noch einmal zu sehen, hänge den Text aus ihrer letzten Spalte an das Kommando oben an. Es schreibt eine Schlachtdatei, die du auf der Seite oder mit {program} replay DATEI öffnen kannst.',
  'cli.report.head.number': 'Schlacht',
  'cli.report.head.seed': 'Startwert',
  'cli.report.head.value': 'Verändert',
  'cli.report.head.players': 'Spieler',
  'cli.report.head.winners': 'Sieger',
  'cli.report.head.length': 'Länge',
  'cli.report.head.orders': 'Befehle',
  'cli.report.head.lost': 'Verloren',
  'cli.report.head.replay': 'Noch einmal sehen',
  'cli.report.nobody': 'niemand',
  'cli.report.fault': 'fehlgeschlagen: {fault}',
}
