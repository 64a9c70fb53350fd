/** What is chosen before the first turn, and the turn’s beginning. */
export const setupEnglish = {
  'ws.event.turnBegun': 'Turn {turn}.',
  'ws.event.shipCameOn': '{ship} comes on.',
  'ws.event.shipHeldBack': '{ship} cannot come on yet: there is a ship in the way.',
}
