/** What speaks for an order, to those who ask for advice. */
export const doctrineEnglish = {
  'was.because.reaches': 'From there {unit} can attack {target}.',
  'was.because.unreached': 'As the enemy ships lie now, none of them can attack {unit} there.',
  'was.because.nearer': '{unit} comes closer to her destination.',
  'was.because.leaves': '{unit} leaves the table.',
  'was.because.chance':
    'Chance of damaging or destroying {target}: {harmed}%; of destroying the target: {destroyed}%.',
}
