/** What speaks for an order, to those who ask for advice. */
export const doctrineEnglish = {
  'ba.because.usual':
    'First order of a plan for the whole turn: the brigades go for the places that score points and attack where the odds are fair.',
  'ba.because.bold':
    'First order of a bolder plan for the whole turn, which attacks at worse odds too.',
  'ba.because.wary':
    'First order of a more careful plan for the whole turn, which attacks only with clear superiority.',
  'ba.because.standing':
    'First order of a plan for the whole turn: the brigades hold their ground and let the enemy come to them.',
  'ba.because.onward':
    'First order of a plan for the whole turn: all brigades go for the nearest enemy.',
  'ba.because.unit': 'The best order for this unit on its own.',
  'ba.because.rash': 'The order of a bolder commander.',
  'ba.because.staff': 'The staff goes where it is needed most.',
  'ba.because.stay': 'The staff stays where it is.',
  'ba.because.seal': 'Units without an order stay where they are.',
  'ba.because.fire': 'Firing now costs the enemy more than it costs you.',
  'ba.because.support': 'It steadies the other unit under fire.',
  'ba.because.hold': 'It holds its fire for later.',
}
