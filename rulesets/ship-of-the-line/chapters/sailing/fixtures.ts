/**
 * For tests: every way to sail with the wind in the north, by heading: the manoeuvre, the heading
 * after it, and the way the dot lies. Other winds by rotation.
 */
export const movesForWindNorth: Record<string, readonly (readonly [string, string, string])[]> = {
  N: [
    ['move', 'NW', 'NW'],
    ['move', 'NE', 'NE'],
  ],
  NE: [
    ['move', 'NE', 'NE'],
    ['move', 'E', 'E'],
    ['comeAbout', 'W', 'N'],
    ['wear', 'W', 'S'],
    ['comeAbout', 'NW', 'N'],
    ['wear', 'NW', 'S'],
  ],
  E: [
    ['move', 'NE', 'NE'],
    ['move', 'E', 'E'],
    ['move', 'SE', 'SE'],
    ['comeAbout', 'W', 'N'],
    ['wear', 'W', 'S'],
    ['comeAbout', 'NW', 'N'],
    ['wear', 'NW', 'S'],
  ],
  SE: [
    ['move', 'E', 'E'],
    ['move', 'SE', 'SE'],
    ['move', 'S', 'S'],
  ],
  S: [
    ['move', 'SE', 'SE'],
    ['move', 'S', 'S'],
    ['move', 'SW', 'SW'],
  ],
  SW: [
    ['move', 'S', 'S'],
    ['move', 'SW', 'SW'],
    ['move', 'W', 'W'],
  ],
  W: [
    ['move', 'SW', 'SW'],
    ['move', 'W', 'W'],
    ['move', 'NW', 'NW'],
    ['comeAbout', 'NE', 'N'],
    ['wear', 'NE', 'S'],
    ['comeAbout', 'E', 'N'],
    ['wear', 'E', 'S'],
  ],
  NW: [
    ['move', 'W', 'W'],
    ['move', 'NW', 'NW'],
    ['comeAbout', 'NE', 'N'],
    ['wear', 'NE', 'S'],
    ['comeAbout', 'E', 'N'],
    ['wear', 'E', 'S'],
  ],
}
