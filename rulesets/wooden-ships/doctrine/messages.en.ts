/** What speaks for an order, to those who ask for advice. */
export const doctrineEnglish = {
  'ws.because.rakes': 'From there she rakes {target}.',
  'ws.because.bears': 'From there she has {target} in her broadside.',
  'ws.because.unseen': 'No enemy broadside bears on her there.',
  'ws.because.closes': 'She comes nearer to {target}.',
  'ws.because.target': 'Her broadside does the most harm to {target}.',
}
