/** What speaks for an order, to those who ask for advice. */
export const doctrineEnglish = {
  'ws.because.rakes': 'From there {ship} rakes {target}.',
  'ws.because.bears': 'From there {ship} has {target} in her broadside.',
  'ws.because.unseen': 'No enemy broadside bears on {ship} there.',
  'ws.because.closes': '{ship} comes nearer to {target}.',
  'ws.because.target': 'The broadside of {ship} does the most harm to {target}.',
}
