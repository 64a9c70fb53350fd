/** What the diagrams of the handbook say. */
export const diagramsDanish = {
  'diagram.was.ranges':
    'Hovedkanonernes afstande med deres terninger, målt fra hovedmast til hovedmast.',
  'diagram.was.sailing': 'At dreje med bevægelsespoint.',
  'diagram.was.torpedoes': 'Hvor langt torpedoer løber.',
  'was.diagram.ring': '{range, number}: {dice, plural, one {# terning} other {# terninger}}',
  'was.diagram.atRange':
    'På afstand {range, number}: {dice, plural, one {# terning} other {# terninger}}.',
  'was.diagram.turn':
    'Efter {run, number} mm ligeud, sin egen længde, må skibet dreje op til {degrees, number}°.',
  'was.diagram.points':
    '{travelled, number} mm{degrees, plural, =0 { ligeud} other { og en drejning på #°}}: {points, plural, one {# point} other {# point}}.',
  'was.diagram.torpedo':
    'På afstand {range, number}: {dice, plural, one {# terning} other {# terninger}}, og hver 6’er rammer.',
  'was.diagram.noTorpedo': 'Herud når ingen torpedo.',
}
