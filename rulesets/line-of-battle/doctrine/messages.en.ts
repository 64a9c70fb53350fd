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
  'lob.because.bound': '{ship} goes on towards where she is bound.',
  'lob.because.gage': '{ship} keeps the wind of {target}.',
  'lob.because.about': '{ship} finds no safe course ahead and has to come about.',
  'lob.because.anchors': '{ship} is to stay where she lies.',
  'lob.because.relief': '{ship} has hands to spare, and {target} is short of them.',
  'lob.because.afloat': '{ship} may get off the ground.',
  'lob.because.party': 'The party of {ship} has the shortest way from there.',
  'lob.because.allSailed': 'All ships that can sail have sailed.',
}
