import type { Catalogue } from '@grognard/umpire'

/** The page that begins with the shelf of games, and the setting up of a battle. */
export const shelf: Catalogue = {
  'web.mishap': 'Something has broken on this page',
  'web.mishap.kept':
    'Your battle is kept up to the last order that was given. Load the page again to go on.',
  'web.mishap.cause': 'What the page says of it: {cause}',
  'web.load.busy': 'The table is being set up …',
  'web.load.failed':
    '{game} is not in this browser yet and could not be fetched. Each game is fetched when it is first chosen: once you are connected again, try once more.',
  'web.load.fault': 'This could not be opened: {fault}. Once you are connected, try once more.',
  'web.load.not': 'Nothing to lay out',
  'web.load.again': 'Try again',
  'web.saved.move': '{seats} to move',
  'web.saved.continue': 'Go on with it',
  'web.saved.look': 'Look at it',
  'web.difficulty.1': 'Easy: to begin with',
  'web.difficulty.2': 'Middling: for players who have fought before',
  'web.difficulty.3': 'Hard: for players who know the book',
  'web.terms.turns': '{turns, plural, one {# turn} other {# turns}}',
  'web.terms.minutes': 'about {minutes, number} minutes',
  'web.terms.hours': 'about {hours, plural, =1 {1 hour} other {# hours}}',
  'web.terms.players': '{most, plural, =2 {2 players} other {{fewest, number} to # players}}',
  'web.setup.sheet': 'The battlefield as {seat} sees it',
  'web.setup.sheet.none': 'The battlefield shows when everything chosen fits together.',
  'web.dice.seeded.about':
    'The umpire throws for both sides; every throw stands in the log and can be checked.',
  'web.dice.typed.about':
    'The umpire asks for each result: set up your miniatures, throw your own dice, and use this page as umpire.',
  'web.seats.about':
    'Two people can share the screen: it is handed over, and nobody sees the other’s secrets.',
  'web.options.rules.about':
    'Where the book leaves a choice or tables differ. As they stand they are right for a first battle.',
  'web.options.changed':
    '{count, plural, =0 {as the book has them} one {# changed} other {# changed}}',
}
