/** What the diagrams of the handbook say. */
export const diagramsEnglish = {
  'diagram.ws.turns':
    'A ship fills two hexes; in a turn the bow keeps its hex and the stern swings.',
  'diagram.ws.wind': 'How far a ship of the line sails on each heading, wind from the north.',
  'diagram.ws.fields': 'The fields of fire of both broadsides, with the range in hexes.',
  'diagram.ws.rakes': 'One ship under fire from three others.',
  'ws.diagram.range': '{range, number}',
  'ws.diagram.toPort': '1L1: one hex ahead, a turn to larboard, one hex ahead.',
  'ws.diagram.ahead': '3: three hexes ahead.',
  'ws.diagram.toStarboard': '1R1: one hex ahead, a turn to starboard, one hex ahead.',
  'ws.diagram.attitude':
    '{hexes, plural, =0 {No headway} one {# hex} other {# hexes}}: {attitude}.',
  'ws.diagram.rake.bow': 'Rakes the ship over the bow.',
  'ws.diagram.rake.stern': 'Rakes the ship over the stern.',
  'ws.diagram.rake.none': 'Lies in the ship’s own field of fire: no rake.',
}
