/** What speaks for an order, to those who ask for advice. */
export const doctrineEnglish = {
  'ba.because.usual':
    'A plan for the whole turn, which this begins: the brigades go for the places that give points, and attack where the odds are fair.',
  'ba.because.bold':
    'A plan for the whole turn, which this begins: as usual, but attacks are made at worse odds.',
  'ba.because.wary':
    'A plan for the whole turn, which this begins: as usual, but attacks are made only with strength to spare.',
  'ba.because.standing':
    'A plan for the whole turn, which this begins: the brigades stand on their ground and let the enemy come.',
  'ba.because.onward':
    'A plan for the whole turn, which this begins: all brigades go for the nearest enemy.',
  'ba.because.unit': 'For this unit by itself that is the best.',
  'ba.because.rash': 'Bolder men would have it do this.',
  'ba.because.staff': 'The staff goes where it is needed most.',
  'ba.because.stay': 'The staff stays where it is.',
  'ba.because.seal': 'What is not ordered now stays where it is.',
  'ba.because.fire': 'Fire now costs the enemy more than it costs you.',
  'ba.because.support': 'Its presence steadies the other unit under fire.',
  'ba.because.hold': 'The fire is kept for later.',
}
