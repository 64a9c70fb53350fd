/** What the diagrams of the handbook say. */
export const diagramsGerman = {
  'diagram.ws.turns':
    'Ein Schiff füllt zwei Felder; beim Drehen behält der Bug sein Feld, und das Heck schwenkt.',
  'diagram.ws.wind': 'So weit segelt ein Linienschiff in jede Richtung, Wind aus Norden.',
  'diagram.ws.fields': 'Die Schussfelder beider Breitseiten mit der Entfernung in Feldern.',
  'diagram.ws.rakes': 'Ein Schiff unter dem Feuer von drei anderen.',
  'ws.diagram.range': '{range, number}',
  'ws.diagram.toPort': '1L1: ein Feld voraus, eine Drehung nach Backbord, ein Feld weiter.',
  'ws.diagram.ahead': '3: drei Felder voraus.',
  'ws.diagram.toStarboard': '1R1: ein Feld voraus, eine Drehung nach Steuerbord, ein Feld weiter.',
  'ws.diagram.attitude':
    '{hexes, plural, =0 {Keine Fahrt} one {# Feld} other {# Felder}}: {attitude}.',
  'ws.diagram.rake.bow': 'Bestreicht das Schiff über den Bug.',
  'ws.diagram.rake.stern': 'Bestreicht das Schiff über das Heck.',
  'ws.diagram.rake.none': 'Liegt im Schussfeld des Schiffs: kein Längsfeuer.',
}
