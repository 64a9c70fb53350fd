/** How the battle ends. */
export const endingEnglish = {
  'ws.outcome.draw': 'Nobody has won.',
}
