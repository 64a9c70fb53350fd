/** What speaks for an order, to those who ask for advice. */
export const doctrineEnglish = {
  'was.because.reaches': 'From there {unit} can attack {target}.',
  'was.because.unreached': 'No enemy ship can attack {unit} there as they lie now.',
  'was.because.nearer': '{unit} comes nearer to where she is bound for.',
  'was.because.leaves': '{unit} leaves the table.',
  'was.because.chance':
    'In {harmed} of 100 cases it harms or destroys {target}; in {destroyed} of 100 it destroys the target.',
}
