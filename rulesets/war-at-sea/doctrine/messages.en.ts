/** What speaks for an order, to those who ask for advice. */
export const doctrineEnglish = {
  'was.because.reaches': '{target} is within reach from there.',
  'was.because.unreached': 'As the enemy ships lie now, none of them can attack there.',
  'was.because.nearer': 'This brings her closer to her destination.',
  'was.because.leaves': 'This takes her off the table.',
  'was.because.chance':
    'Chance of damaging or destroying {target}: {harmed}%; of destroying the target: {destroyed}%.',
}
