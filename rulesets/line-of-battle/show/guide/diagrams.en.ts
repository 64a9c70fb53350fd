/** What the diagrams of the handbook say. */
export const diagramsEnglish = {
  'diagram.lob.wind': 'Wind from the north: how far a frigate sails on each course.',
  'diagram.lob.arcs': 'Where the guns of each side bear, and how far round shot carries.',
  'diagram.lob.raking': 'Crossing the T: a ship in one of these fields rakes her.',
  'diagram.lob.line':
    'Line of battle: each bow lies within the gauge at the stern of the ship ahead.',
  'lob.diagram.reach': '{inches, number} in',
  'lob.diagram.astern': 'Wind from dead astern: {inches, number} in more.',
  'lob.diagram.abeam': 'Wind from the side: the ship’s own move.',
  'lob.diagram.ahead':
    'Wind from dead ahead: {inches, number} in less; with the optional rule no ship sails here.',
  'lob.diagram.bears': 'The starboard guns bear on this ship.',
  'lob.diagram.noGuns': 'Nothing bears ahead or astern.',
  'lob.diagram.acrossBow': 'Across the bow: damage times {factor, number}.',
  'lob.diagram.acrossStern': 'Across the stern: damage times {factor, number}.',
}
