/** What the diagrams of the handbook say. */
export const diagramsEnglish = {
  'diagram.was.ranges':
    'Ranges of the main guns with their dice, measured from main mast to main mast.',
  'diagram.was.sailing': 'Turning with movement points.',
  'diagram.was.torpedoes': 'How far torpedoes run.',
  'was.diagram.ring': '{range, number}: {dice, plural, one {# die} other {# dice}}',
  'was.diagram.atRange': 'At range {range, number}: {dice, plural, one {# die} other {# dice}}.',
  'was.diagram.turn':
    'After {run, number} mm straight ahead, its own length, the ship may turn by up to {degrees, number}°.',
  'was.diagram.points':
    '{travelled, number} mm{degrees, plural, =0 { straight ahead} other { and a turn of #°}}: {points, plural, one {# point} other {# points}}.',
  'was.diagram.torpedo':
    'At range {range, number}: {dice, plural, one {# die} other {# dice}}, and each 6 hits.',
  'was.diagram.noTorpedo': 'Out here no torpedo reaches a ship.',
}
