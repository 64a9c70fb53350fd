import type { VictoryFile } from '../file.ts'

export const victory: VictoryFile = {
  points: [
    { kind: 'holdBuilding', when: 'end', points: 6, places: ['b9'] },
    {
      kind: 'holdBuilding',
      when: 'end',
      points: 2,
      places: ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'],
    },
    {
      kind: 'unitsBeyond',
      seats: ['prussia'],
      when: 'end',
      points: 3,
      disorders: ['OR', 'LU'],
      axis: 'x',
      below: 60,
      arms: ['infantry'],
    },
    { kind: 'unitRuined', when: 'end', points: 2 },
    { kind: 'gunModelCaptured', when: 'event', points: 3 },
  ],
  levels: [
    { least: 6, most: null, seat: 'prussia', grade: 'decisive' },
    { least: 0, most: 5, seat: 'prussia', grade: 'victory' },
    { least: -6, most: -1, seat: null, grade: 'draw' },
    { least: -13, most: -7, seat: 'france', grade: 'victory' },
    { least: null, most: -14, seat: 'france', grade: 'decisive' },
  ],
  startOwners: [
    { place: 'b1', seat: 'france' },
    { place: 'b2', seat: 'france' },
    { place: 'b3', seat: 'france' },
    { place: 'b4', seat: 'france' },
    { place: 'b5', seat: 'france' },
    { place: 'b6', seat: 'france' },
    { place: 'b7', seat: 'france' },
    { place: 'b8', seat: 'france' },
    { place: 'b9', seat: 'france' },
  ],
}
