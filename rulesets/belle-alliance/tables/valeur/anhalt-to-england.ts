import type { Nation, ValeurEntry } from './entry.ts'

/** [BA-Q-30] [BA-T-21] */
export const anhaltToEngland: Partial<Record<Nation, readonly ValeurEntry[]>> = {
  general: [
    ['Ikke anførte enheder', 'units not listed', 'any', 0],
    ['Ikke anførte gardeenheder', 'guard units not listed', 'artillery', 1],
  ],
  anhalt: [
    ['Lette', 'light', 'infantry', -1],
    ['Jægere', 'jägers', 'light cavalry', -2],
  ],
  baden: [
    ['Lette dragoner', 'light dragoons', 'light cavalry', 1],
    ['Chevauleger', 'chevau-légers', 'light cavalry', 0],
  ],
  bavaria: [
    ['Lette', 'light', 'infantry', 1],
    ['Nationalgarde', 'national guard', 'infantry', -1],
    ['Chevauleger', 'chevau-légers', 'light cavalry', 0],
  ],
  belgium: [
    ['Linie, jægere', 'line, jägers', 'infantry', -1],
    ['Milits', 'militia', 'infantry', -2],
    ['Karabinerer', 'carabiniers', 'heavy cavalry', -1],
    ['Husarer, lette dragoner', 'hussars, light dragoons', 'light cavalry', -1],
    ['-', 'all', 'artillery', -1],
  ],
  berg: [['Gardelansenerer', 'guard lancers', 'light cavalry', 2]],
  brunswick: [
    ['Livbataljonen', 'Leib battalion', 'infantry', 1],
    ['Avantgardebataljonen', 'avantgarde battalion', 'infantry', 0],
    ['Linie, lette', 'line, light', 'infantry', -2],
    ['Ulaner', 'uhlans', 'light cavalry', -1],
    ['Husarer', 'hussars', 'light cavalry', -2],
  ],
  denmark: [
    ['Auxiliærkorps', 'auxiliary corps', 'infantry', 2],
    ['Ryttere', 'horse (Ryttere)', 'medium cavalry', 2],
    ['Jyske lette dragoner, husarer', 'Jutland light dragoons, hussars', 'light cavalry', 2],
    ['Fynske lette dragoner', 'Funen light dragoons', 'light cavalry', 1],
    ['-', 'all', 'artillery', 1],
  ],
  england: [
    ['3. lette brigade, 95. riffel', '3rd light brigade, 95th rifles', 'infantry', 4],
    ['Højlændere', 'highlanders', 'infantry', 3],
    ['Garde, linie, fusilerer, lette', 'guards, line, fusiliers, light', 'infantry', 2],
    ['Life Guards, Horse Guards', 'Life Guards, Horse Guards', 'heavy cavalry', 2],
    ['Gardedragoner, dragoner', 'dragoon guards, dragoons', 'heavy cavalry', 1],
    ['Husarer, lette dragoner', 'hussars, light dragoons', 'light cavalry', 0],
    ['-', 'all', 'artillery', 2],
    ['Linie', 'line', 'infantry', 3, 1813],
  ],
}
