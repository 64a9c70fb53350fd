/** What the diagrams of the handbook say. */
export const diagramsGerman = {
  'diagram.lob.wind': 'Wind aus Norden: So weit segelt eine Fregatte auf jedem Kurs.',
  'diagram.lob.arcs': 'Wohin die Geschütze jeder Seite reichen und wie weit Vollkugeln fliegen.',
  'diagram.lob.raking':
    'Crossing the T: Wer in einem dieser Felder liegt, bestreicht das Schiff der Länge nach.',
  'diagram.lob.line': 'Kampflinie: Jeder Bug liegt in der Schablone am Heck des Schiffs davor.',
  'lob.diagram.reach': '{inches, number}″',
  'lob.diagram.astern': 'Wind genau von achtern: {inches, number} Zoll mehr.',
  'lob.diagram.abeam': 'Wind von der Seite: die eigene Fahrt des Schiffs.',
  'lob.diagram.ahead':
    'Wind genau von vorn: {inches, number} Zoll weniger; mit der optionalen Regel segelt hier niemand.',
  'lob.diagram.bears': 'Die Steuerbordgeschütze erreichen dieses Schiff.',
  'lob.diagram.noGuns': 'Nach vorn und achtern schießt nichts.',
  'lob.diagram.acrossBow': 'Vor dem Bug: Schaden mal {factor, number}.',
  'lob.diagram.acrossStern': 'Hinter dem Heck: Schaden mal {factor, number}.',
}
