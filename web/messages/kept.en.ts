import type { Catalogue } from '@grognard/umpire'

/** Battles that are kept but cannot be read, windows that both went on, addresses that lead nowhere. */
export const kept: Catalogue = {
  'web.saved.fault':
    'Kept, but it cannot be read. {fault} Nothing of it has been thrown away: download it to keep or mend it, or remove it.',
  'web.saved.fault.card':
    'What is noted beside the battle, such as who plays, is not in a form that this page knows.',
  'web.saved.fault.file': 'Its battle file is not there.',
  'web.saved.fault.keeping': 'What this browser keeps could not be reached: {fault}',
  'web.saved.raw': 'Download it as it is',
  'web.saved.unread': 'this battle',
  'web.windows.apart':
    'Another window has gone on with this battle. What was ordered here is not lost: it goes on here as a battle of its own.',
  'web.windows.stays':
    'The other window cannot keep its last orders, so the battle stays there. Make room in the browser, or export the battle there.',
  'web.nowhere': 'There is nothing at this address',
  'web.nowhere.about': 'It may have been cut short or mistyped. Your battles are where they were.',
  'web.broken': 'This part of the page cannot be shown: {fault}',
}
