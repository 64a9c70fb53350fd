import type { Nation, ValeurEntry } from './entry.ts'

/** [BA-Q-32] [BA-T-21] */
export const hanoverToPortugal: Partial<Record<Nation, readonly ValeurEntry[]>> = {
  hanover: [
    ['KGL', 'KGL', 'infantry', 3],
    ['Linie, lette', 'line, light', 'infantry', [0, -1]],
    ['Landeværn', 'landwehr', 'infantry', -1],
    ['KGL husarer', 'KGL hussars', 'light cavalry', 2],
    ['KGL lette dragoner', 'KGL light dragoons', 'light cavalry', 1],
    ['Husarer', 'hussars', 'light cavalry', -1],
    ['KGL', 'KGL', 'artillery', 2],
    ['-', 'others', 'artillery', -2],
    ['KGL linie, lette, jægerkorps', 'KGL line, light, jäger corps', 'infantry', 2, 1815],
    ['Feltbataljoner', 'field battalions', 'infantry', 1, 1815],
    ['Husarer', 'hussars', 'light cavalry', -2, 1815],
  ],
  hanseaticCities: [
    ['Hanseatisk legion', 'Hanseatic legion', 'infantry', -3],
    ['Hanseatisk legion', 'Hanseatic legion', 'light cavalry', -3],
    ['Hanseatisk legion', 'Hanseatic legion', 'artillery', -2],
  ],
  hesse: [
    ['Garde', 'guard', 'infantry', 2],
    ['Chevauleger', 'chevau-légers', 'light cavalry', 0],
  ],
  holland: [
    ['Milits', 'militia', 'infantry', -2],
    ['Karabinerer', 'carabiniers', 'heavy cavalry', 0],
    ['Husarer, lette dragoner', 'hussars, light dragoons', 'light cavalry', 0],
  ],
  illyria: [['Lette', 'light', 'infantry', -1]],
  italy: [
    ['Linie, lette', 'line, light', 'infantry', -1],
    ['Dragoner', 'dragoons', 'medium cavalry', 1],
    ['Jægere', 'chasseurs', 'light cavalry', 0],
    ['-', 'all', 'artillery', 1],
  ],
  mecklenburg: [
    ['Garde', 'guard', 'infantry', 2],
    ['Jægere, husarer', 'jägers, hussars', 'light cavalry', -1],
  ],
  naples: [
    ['Elite', 'elite', 'infantry', 1],
    ['Linie, lette', 'line, light', 'infantry', -2],
    ['Jægere, chevauleger', 'chasseurs, chevau-légers', 'light cavalry', -2],
  ],
  nassau: [
    ['1. og 2. bataljon', '1st and 2nd battalion', 'infantry', 0],
    ['Frivillige jægere', 'volunteer jägers', 'infantry', -1],
    ['3. bataljon', '3rd battalion', 'infantry', -2],
  ],
  poland: [
    ['Veichel legionen, gardebataljonen', 'Vistula legion, guard battalion', 'infantry', 2],
    ['Linie', 'line', 'infantry', 1],
    ['Kyrasserer', 'cuirassiers', 'heavy cavalry', 1],
    ['Ulaner, jægere, husarer, krakus', 'uhlans, chasseurs, hussars, krakus', 'light cavalry', 1],
    ['-', 'all', 'artillery', 1],
  ],
  portugal: [['-', 'no special entries', 'any', 0]],
}
