/** What speaks for an order, to those who ask for advice. */
export const doctrineEnglish = {
  'ws.because.rakes': 'From there {ship} rakes {target}.',
  'ws.because.bears': 'From there {ship} has {target} in her broadside.',
  'ws.because.unseen': 'No enemy broadside bears on {ship} there.',
  'ws.because.closes': '{ship} comes nearer to {target}.',
  'ws.because.target': 'The broadside of {ship} does the most harm to {target}.',
  'ws.because.usual': 'As usual: near enough for the guns to tell, and in line until then.',
  'ws.because.bold': 'Boldly: close in, whatever the enemy fires.',
  'ws.because.careful': 'Carefully: keep out of the enemy’s broadsides.',
  'ws.because.hold': 'Hold fire: the load is kept.',
}
