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
    'Von {of, plural, one {# Schlacht} other {# Schlachten}} zählen hier {battles}: Alle Plätze werden gleich gespielt, getauscht ist es also dieselbe Schlacht noch einmal.',
  'cli.simulate.option.true': 'ja',
  'cli.simulate.option.false': 'nein',
  'cli.simulate.player.ensign': 'Fähnrich',
  'cli.simulate.player.captain': 'Kapitän',
  'cli.simulate.player.admiral': 'Admiral',
  'cli.simulate.player.random': 'reiner Zufall',
  'cli.simulate.seat': '{seat} ({player})',
  'cli.simulate.head.seat': 'Platz',
  'cli.simulate.head.wins': 'Siege',
  'cli.simulate.head.within': '95-%-Intervall',
  'cli.simulate.head.lost': 'Verlorene Einheiten',
  'cli.simulate.head.worth': 'Vorsprung auf dem Tisch',
  'cli.simulate.leadAbout':
    'Vorsprung auf dem Tisch: wie weit der Computer einen Platz nach dem, was am Ende auf dem Tisch steht, vorn sieht. Er ist keine Wertung und sagt nicht, wer siegt.',
  'cli.simulate.draws': 'Niemand siegt',
  'cli.simulate.length':
    'Länge in Zügen: {mean} ({interval}); die Hälfte {lower} bis {upper}, alle {least} bis {most}.',
  'cli.simulate.orders':
    'Gegebene Befehle: {mean} ({interval}); die Hälfte {lower} bis {upper}, alle {least} bis {most}.',
  'cli.simulate.faults':
    'Nicht gezählt, weil fehlgeschlagen: {count, plural, one {# Schlacht} other {# Schlachten}}.',
  'cli.simulate.fault': 'Schlacht {number} ist fehlgeschlagen und in {file} gespeichert: {fault}',
  'cli.simulate.faultUnkept': 'Schlacht {number} ist fehlgeschlagen: {fault}',
  'cli.simulate.compare':
    '{name}: {other} gegen {one}, in {pairs, plural, one {# Paar} other {# Paaren}} von Schlachten mit gleichem Startwert; echt unter einer Wahrscheinlichkeit von {limit}',
  'cli.simulate.compare.wins': '{seat} siegt: {difference} Prozentpunkte ({interval}).',
  'cli.simulate.compare.lost': '{seat} verliert Einheiten: {difference} ({interval}).',
  'cli.simulate.compare.length': 'Länge in Zügen: {difference} ({interval}).',
  'cli.simulate.compare.player': 'Wer für den Platz „{seat}“ genannt ist, wo er auch sitzt,',
  'cli.simulate.compare.real':
    'Der Unterschied ist echt: Allein durch Zufall ist er so groß mit der Wahrscheinlichkeit {chance}.',
  'cli.simulate.compare.chance':
    'Es könnte Zufall sein: Allein durch Zufall ist ein Unterschied so groß mit der Wahrscheinlichkeit {chance}.',
  'cli.simulate.compare.none': 'Kein Paar unterscheidet sich.',
  'cli.simulate.compare.open':
    'Noch nicht entschieden, Test und Intervall sagen Verschiedenes: Allein durch Zufall ist ein Unterschied so groß mit der Wahrscheinlichkeit {chance}. Mehr Schlachten würden es zeigen.',
  'cli.simulate.compare.same':
    '{name}: {other} hat hier nichts geändert. Jede Schlacht verläuft wie mit {one}, darum stehen die Zahlen nur einmal da.',
  'cli.simulate.progress': '{done, number} von {of, number} Schlachten, {share}; noch etwa {left}',
  'cli.simulate.progressStart': '{done, number} von {of, number} Schlachten',
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
    '{file} wurde mit einer anderen Ausgabe der Regeln oder einer anderen Version dieses Programms gespielt: Der Rest wären nicht dieselben Schlachten.',
  'cli.simulate.run.players':
    '{file} wurde mit anderen Regeln oder anderen Spielern gespielt als diesen: Schlacht {number}, noch einmal gespielt, verläuft anders. Der Rest gehörte zu einem anderen Lauf; beginne einen neuen.',
  'cli.simulate.run.result': '{file}: Zeile {line} ist kein Ergebnis dieses Laufs.',
  'cli.simulate.planSoFar':
    '{done, number} von {battles, plural, one {# Schlacht} other {# Schlachten}}, Startwert {seed}; der Lauf ist nicht zu Ende.',
  'cli.report.rules': 'Regeln: {edition}. Gespielt mit Version {engine} dieses Programms.',
  'cli.report.command': 'Das Kommando, das diesen Lauf wiederholt',
  'cli.report.result': 'Wer siegt',
  'cli.report.resultAbout':
    'Der Anteil der gewonnenen Schlachten und das Intervall, in dem der wahre Anteil mit 95 % Sicherheit liegt. Der Vorsprung auf dem Tisch ist, wie weit der Computer einen Platz nach dem, was am Ende dort steht, vorn sieht; er ist keine Wertung und sagt nicht, wer siegt: Das sagt das Szenario.',
  'cli.report.compare': 'Was einen Unterschied macht',
  'cli.report.found.standingOut': 'Was heraussticht',
  'cli.report.found.standingOutAbout':
    'Gezähltes und Umstände, mit denen ein Platz sicher öfter oder seltener siegt als ohne, weil die 95-%-Intervalle getrennt liegen; das Deutlichste zuerst, höchstens fünf. Womit oder ohne was man immer oder nie siegt, fehlt, denn das ist meist das Ergebnis unter anderem Namen. Manches mag vom Siegen kommen, statt dazu zu führen.',
  'cli.report.found.endings': 'Wie Schlachten enden',
  'cli.report.found.endingsAbout':
    'Der Anteil der Schlachten, die so endeten, und wer sie gewann, jeweils mit 95-%-Intervall.',
  'cli.report.found.circumstances': 'Unter welchen Umständen',
  'cli.report.found.circumstancesAbout':
    'Der Anteil der Schlachten, in denen es so war, und wer sie gewann, jeweils mit 95-%-Intervall.',
  'cli.report.found.seated': 'Wer es war und ob er siegte',
  'cli.report.found.seatedAbout':
    'Der Anteil der Schlachten, in denen ein Platz es war; wie viele davon er gewann, welcher Platz es auch war; und wie viele jeder Platz gewann, wenn er es war; jeweils mit 95-%-Intervall.',
  'cli.report.found.counts': 'Was geschah: wie oft je Schlacht (Anteil der Schlachten damit)',
  'cli.report.found.countsAbout':
    'Je Platz, wie oft in einer Schlacht, mit dem 95-%-Intervall des Mittels, und in Klammern der Anteil der Schlachten, in denen es überhaupt geschah. Dann, wie oft es denen widerfuhr, die die Schlacht gewannen, und denen, die sie verloren; und wie viele der Plätze, bei denen es in einer Schlacht vorkam, diese gewannen, und wie viele von denen, bei denen es nie vorkam. Wer gewinnt, lebt länger und tut mehr: Ein Unterschied beweist keine Ursache.',
  'cli.report.head.ending': 'Ende',
  'cli.report.head.what': 'Was',
  'cli.report.head.seat': 'Platz',
  'cli.report.head.circumstance': 'Umstand',
  'cli.report.head.is': 'Wert',
  'cli.report.head.battles': 'Schlachten',
  'cli.report.head.whoever': 'Siege, wer es auch war',
  'cli.report.head.when': 'Siege als {seat}',
  'cli.report.head.won': '{seat} siegt',
  'cli.report.head.nobody': 'Niemand siegt',
  'cli.report.head.count': 'Gezählt',
  'cli.report.head.by.winners': 'Sieger',
  'cli.report.head.by.losers': 'Verlierer',
  'cli.report.head.with': 'Siege damit',
  'cli.report.head.without': 'Siege ohne',
  'cli.report.length': 'Wie lange es dauert',
  'cli.report.lengthAbout': 'Schlachten nach ihrer Länge in Zügen.',
  'cli.report.ordersAbout': 'Schlachten nach der Zahl der gegebenen Befehle.',
  'cli.report.lost': 'Was verloren geht',
  'cli.report.lostAbout':
    'Schlachten nach der Zahl der Einheiten, die ein Platz am Ende verloren hat.',
  'cli.report.worth': 'Der Vorsprung auf dem Tisch, wie der Computer ihn schätzt',
  'cli.report.worthAbout':
    'Schlachten danach, wie weit vor den anderen der Computer einen Platz am Ende sieht, nach dem, was auf dem Tisch steht. Das ist keine Wertung und sagt nicht, wer siegt: Das sagt das Szenario.',
  'cli.report.battles': 'Alle Schlachten',
  'cli.report.battlesAbout':
    'Um eine noch einmal zu sehen, setze hinter das Kommando oben, was in ihrer letzten Spalte steht; es schreibt eine Schlachtdatei, die sich auf der Seite oder mit ./grognard replay DATEI öffnen lässt.',
  'cli.report.head.number': 'Schlacht',
  'cli.report.head.seed': 'Startwert',
  'cli.report.head.value': 'Verändert',
  'cli.report.head.players': 'Spieler',
  'cli.report.head.winners': 'Sieger',
  'cli.report.head.length': 'Züge',
  'cli.report.head.orders': 'Befehle',
  'cli.report.head.lost': 'Verloren',
  'cli.report.head.replay': 'Noch einmal sehen',
  'cli.report.nobody': 'niemand',
  'cli.report.fault': 'fehlgeschlagen: {fault}',
}
