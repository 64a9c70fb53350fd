/** What the diagrams of the handbook say. */
export const diagramsGerman = {
  'diagram.sol.wind': 'Kurse von Punkt zu Punkt bei Wind aus Norden.',
  'diagram.sol.tacks': 'Zwei Wege, den Wind auf die andere Seite zu bringen.',
  'diagram.sol.fields': 'Wohin die Batterien beider Seiten schießen, nach Entfernung in Punkten.',
  'diagram.sol.stern': 'Dasselbe Schiff unter Feuer aus drei Richtungen.',
  'sol.diagram.intoWind': 'Kein Schiff segelt genau gegen den Wind.',
  'sol.diagram.moves':
    'Auf jedem anderen Kurs hat ein Schiff mit Segeln an allen Masten {moves, number} Bewegungen.',
  'sol.diagram.comeAbout':
    'Wenden: einen Punkt in den Wind hinein, dann weiter mit dem Wind von der anderen Seite.',
  'sol.diagram.wear': 'Halsen: einen Punkt vom Wind weg, dann weiter.',
  'sol.diagram.bears': 'Im Feld an Steuerbord, Entfernung {range, number}.',
  'sol.diagram.ahead': 'Genau voraus: Keine Batterie reicht dorthin.',
  'sol.diagram.broadside': 'Von der Seite: eine Breitseite, die das Ziel erwidern darf.',
  'sol.diagram.bow': 'Von vorn: Das Ziel darf nicht erwidern.',
  'sol.diagram.stern': 'Von achtern: der größte Schaden, und das Ziel darf nicht erwidern.',
}
