/** What the diagrams of the handbook say. */
export const diagramsEnglish = {
  'diagram.sol.wind': 'Courses from dot to dot, with the wind from the north.',
  'diagram.sol.tacks': 'Two ways to get the wind on the other side.',
  'diagram.sol.fields': 'Where the batteries of both sides bear, by range in dots.',
  'diagram.sol.stern': 'The same ship under fire from three places.',
  'sol.diagram.intoWind': 'No ship sails straight into the wind.',
  'sol.diagram.moves':
    'On every other course a ship with sails on all masts has {moves, number} moves.',
  'sol.diagram.comeAbout':
    'Come about: one dot into the wind, then on with the wind on the other side.',
  'sol.diagram.wear': 'Wear: one dot away from the wind, then on.',
  'sol.diagram.bears': 'In the field to starboard, at range {range, number}.',
  'sol.diagram.ahead': 'Right ahead: no battery bears.',
  'sol.diagram.broadside': 'From the side: a broadside, which the target may answer.',
  'sol.diagram.bow': 'From ahead: the target may not fire back.',
  'sol.diagram.stern': 'From astern: the most damage, and the target may not fire back.',
}
