/** What the diagrams of the handbook say. */
export const diagramsGerman = {
  'diagram.was.ranges':
    'Reichweiten der Hauptgeschütze mit ihren Würfeln, gemessen von Hauptmast zu Hauptmast.',
  'diagram.was.sailing': 'Drehen mit Bewegungspunkten.',
  'diagram.was.torpedoes': 'Wie weit Torpedos laufen.',
  'was.diagram.ring': '{range, number}: {dice, plural, one {# Würfel} other {# Würfel}}',
  'was.diagram.atRange':
    'Auf Reichweite {range, number}: {dice, plural, one {# Würfel} other {# Würfel}}.',
  'was.diagram.turn':
    'Nach {run, number} mm geradeaus, der eigenen Länge, darf das Schiff um bis zu {degrees, number}° drehen.',
  'was.diagram.points':
    '{travelled, number} mm{degrees, plural, =0 { geradeaus} other { und eine Drehung um #°}}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'was.diagram.torpedo':
    'Auf Reichweite {range, number}: {dice, plural, one {# Würfel} other {# Würfel}}, und jede 6 trifft.',
  'was.diagram.noTorpedo': 'So weit läuft kein Torpedo.',
}
