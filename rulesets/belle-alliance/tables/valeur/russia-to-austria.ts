import type { Nation, ValeurEntry } from './entry.ts'

/** [BA-T-21] */
export const russiaToAustria: Partial<Record<Nation, readonly ValeurEntry[]>> = {
  russia: [
    ['Grenaderer', 'grenadiers', 'infantry', 2],
    ['Garde', 'guard', 'infantry', 1],
    ['Linie, lette', 'line, light', 'infantry', [1, 0]],
    ['Polske armé', 'army of Poland', 'infantry', -1],
    ['Landeværn', 'opolchenie (landwehr)', 'infantry', [-3, -4]],
    ['Landstorm', 'landsturm', 'infantry', -4],
    ['Chevaliergarden, garden til hest', 'Chevalier guard, horse guard', 'heavy cavalry', 2],
    ['Gardekyrasserer', 'guard cuirassiers', 'heavy cavalry', 1],
    ['Gardedragoner', 'guard dragoons', 'medium cavalry', 1],
    [
      'Let garderytteri, gardekosakker, Don kosakker, Bug kosakker',
      'light guard cavalry, guard, Don and Bug cossacks',
      'light cavalry',
      1,
    ],
    ['Jægere', 'jägers', 'light cavalry', -1],
    ['Landeværn', 'landwehr', 'light cavalry', -2],
    ['-', 'all', 'artillery', 1],
  ],
  saxony: [
    ['Garde, grenaderer', 'guard, grenadiers', 'infantry', 1],
    ['Linie, lette', 'line, light', 'infantry', -1],
    ['Kyrasserer', 'cuirassiers', 'heavy cavalry', 1],
    ['Chevauleger, husarer', 'chevau-légers, hussars', 'light cavalry', 1],
  ],
  spain: [['Joseph Napoleon regimentet', 'Joseph Napoleon regiment', 'infantry', -1]],
  sweden: [
    ['Garde, grenaderer', 'guard, grenadiers', 'infantry', 2],
    ['Linie', 'line', 'infantry', 1],
    ['Kyrasserer', 'cuirassiers', 'heavy cavalry', 1],
    ['Gardedragoner', 'guard dragoons', 'medium cavalry', 2],
    ['Karabinerer, dragoner', 'carabiniers, dragoons', 'medium cavalry', 1],
    ['Husarer', 'hussars', 'light cavalry', 1],
  ],
  westphalia: [
    ['Garde', 'guard', 'infantry', 1],
    ['Linie, lette', 'line, light', 'infantry', -1],
    ['Husarer', 'hussars', 'light cavalry', -2],
    ['-', 'all', 'artillery', -1],
  ],
  wurttemberg: [
    ['Linie, lette', 'line, light', 'infantry', -1],
    ['Jægere, chevauleger', 'chasseurs, chevau-légers', 'light cavalry', -2],
    ['-', 'all', 'artillery', -1],
  ],
  wurzburg: [['Linie', 'line', 'infantry', -1]],
  austria: [
    ['Grenaderer', 'grenadiers', 'infantry', 2],
    ['Linie', 'line', 'infantry', [1, -1]],
    ['Jægere', 'jägers', 'infantry', [1, 0]],
    ['Grenzere', 'grenzers', 'infantry', -1],
    ['Landeværn', 'landwehr', 'infantry', -2],
    ['Chevauleger, husarer, ulaner', 'chevau-légers, hussars, uhlans', 'light cavalry', 1],
    ['-', 'all', 'artillery', 1],
  ],
}
