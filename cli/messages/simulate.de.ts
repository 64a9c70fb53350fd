import type { Catalogue } from '@grognard/umpire'

export const simulate: Catalogue = {
  'cli.simulate.title': '{title}: {scenario}',
  'cli.simulate.plan':
    '{battles, plural, one {# Schlacht} other {# Schlachten}}, Startwert {seed}.',
  'cli.simulate.planSwapped':
    '{battles, plural, one {# Schlacht} other {# Schlachten}}, Startwert {seed}; jeder Wurf zweimal, mit getauschten Plätzen.',
  'cli.simulate.value': '{name} = {value}',
  'cli.simulate.player.ensign': 'Fähnrich',
  'cli.simulate.player.captain': 'Kapitän',
  'cli.simulate.player.admiral': 'Admiral',
  'cli.simulate.player.random': 'blinder Zufall',
  'cli.simulate.seat': '{seat} ({player})',
  'cli.simulate.head.seat': 'Platz',
  'cli.simulate.head.wins': 'Siege',
  'cli.simulate.head.within': '95-%-Intervall',
  'cli.simulate.head.lost': 'Verlorene Figuren',
  'cli.simulate.head.worth': 'Wert am Ende',
  'cli.simulate.draws': 'Niemand siegt',
  'cli.simulate.length':
    'Länge in Zügen: {mean} ({interval}); die Hälfte {lower} bis {upper}, alle {least} bis {most}.',
  'cli.simulate.orders':
    'Gegebene Befehle: {mean} ({interval}); die Hälfte {lower} bis {upper}, alle {least} bis {most}.',
  'cli.simulate.faults':
    '{count, plural, one {# Schlacht ging} other {# Schlachten gingen}} schief und {count, plural, one {zählt} other {zählen}} nicht.',
  'cli.simulate.fault': 'Schlacht {number} ging schief: {fault} Sie liegt in {file}.',
  'cli.simulate.faultUnkept': 'Schlacht {number} ging schief: {fault}',
  'cli.simulate.compare':
    '{name}: {other} gegen {one}, in {pairs, plural, one {# Paar} other {# Paaren}} von Schlachten mit gleichem Startwert',
  'cli.simulate.compare.wins': '{seat} siegt: {difference} ({interval}).',
  'cli.simulate.compare.lost': '{seat} verliert Figuren: {difference} ({interval}).',
  'cli.simulate.compare.length': 'Länge in Zügen: {difference} ({interval}).',
  'cli.simulate.compare.real':
    'Der Unterschied ist echt: So groß ist er durch Zufall mit der Wahrscheinlichkeit {chance}.',
  'cli.simulate.compare.chance':
    'Es könnte Zufall sein: So groß ist ein Unterschied durch Zufall mit der Wahrscheinlichkeit {chance}.',
  'cli.simulate.compare.none': 'Kein Paar unterscheidet sich.',
  'cli.simulate.progress': '{done} von {of} Schlachten, {share}; noch etwa {left}',
  'cli.simulate.progressStart': '{done} von {of} Schlachten',
  'cli.simulate.interrupted':
    'Unterbrochen: {done} von {of} Schlachten liegen in {file}. Weiter geht es mit: {command}',
  'cli.simulate.written': '{file} ist geschrieben.',
  'cli.simulate.saved': 'Schlacht {number} ist in {file} gesichert.',
  'cli.simulate.savedFault':
    'Schlacht {number} ging schief; bis dahin ist sie in {file} gesichert.',
  'cli.simulate.again': 'Dasselbe noch einmal: {command}',
  'cli.simulate.run.format': '{file} ist keine Laufdatei.',
  'cli.simulate.run.torn': '{file}: Der Plan in der ersten Zeile ist nicht lesbar.',
  'cli.simulate.run.edition':
    '{file} wurde mit einer anderen Ausgabe der Regeln oder einer anderen Version dieses Programms gespielt: Der Rest wären nicht dieselben Schlachten.',
  'cli.simulate.run.result': '{file}: Zeile {line} ist kein Ergebnis dieses Laufs.',
}
