import type { Catalogue } from '@grognard/umpire/message.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineEnglish: Catalogue = {
  'lob.because.rakes': 'From there {ship} rakes {target}.',
  'lob.because.bears': 'From there {ship} has {target} in her broadside.',
  'lob.because.unseen': 'No enemy broadside bears on {ship} there.',
  'lob.because.line': '{ship} keeps her place in the line.',
  'lob.because.boards': '{ship} comes alongside {target}, whose crew is weaker.',
  'lob.because.closes': '{ship} comes nearer to {target}.',
  'lob.because.stands': '{ship} has room to go on from there.',
  'lob.because.target': 'The broadside does {target} most harm.',
  'lob.because.other': 'The broadside bears on {target} too.',
  'lob.because.hold': 'The guns stay loaded.',
  'lob.because.answer': 'Every answer costs the enemy something.',
}
