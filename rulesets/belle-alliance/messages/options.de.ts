import type { Catalogue } from '@grognard/umpire/message.ts'

/** Options, scenarios and papers. */
export const optionsGerman: Catalogue = {
  'option.measuring': 'Messen',
  'option.measuring.about':
    'Wann Entfernungen angesehen werden dürfen: erst nach dem Befehl, wie im Buch, oder jederzeit.',
  'option.measuring.afterwards': 'nach dem Befehl',
  'option.measuring.always': 'jederzeit',
  'option.retreatDirection': 'Richtung von Rückzügen',
  'option.retreatDirection.about':
    'Ob eine Einheit gerade von dem zurückgeht, was sie traf, oder ihr Besitzer im erlaubten Winkel wählt.',
  'option.retreatDirection.straight': 'gerade weg',
  'option.retreatDirection.chosen': 'der Besitzer wählt',
  'option.placing': 'Aufstellung',
  'option.placing.about':
    'Ob die Einheiten stehen, wo das Szenario sie hinstellt, oder frei in ihren Zonen aufgestellt werden.',
  'option.placing.asPrinted': 'wie im Szenario',
  'option.placing.free': 'frei',
  'paper.scenario': 'Szenariodatei',
  'paper.scenario.about':
    'Eine eigene Schlacht: Gelände, Kräfte, Eintreffen und Siegpunkte, in cm.',
  'option.turns': 'Züge',
  'option.turns.about': 'Wie viele Züge die Schlacht dauert; 0 wie im Szenario.',
}
