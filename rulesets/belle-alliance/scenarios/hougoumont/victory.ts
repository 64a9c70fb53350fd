import type { VictoryFile } from '../file.ts'

export const victory: VictoryFile = {
  points: [
    { kind: 'holdBuilding', when: 'end', points: 6, places: ['b1'] },
    { kind: 'holdBuilding', when: 'end', points: 4, places: ['b2', 'b3', 'b4'] },
    { kind: 'holdArea', when: 'end', points: 2, places: ['o1', 'w1'] },
    { kind: 'unitRuined', when: 'end', points: 2 },
    { kind: 'gunModelCaptured', when: 'event', points: 2 },
    { kind: 'holdArea', seats: ['france'], when: 'end', points: 4, places: ['h1'] },
  ],
  levels: [
    { least: 4, most: null, seat: 'france', grade: 'decisive' },
    { least: -3, most: 3, seat: 'france', grade: 'victory' },
    { least: -8, most: -4, seat: null, grade: 'draw' },
    { least: -14, most: -9, seat: 'allies', grade: 'victory' },
    { least: null, most: -15, seat: 'allies', grade: 'decisive' },
  ],
  startOwners: [
    { place: 'b1', seat: 'allies' },
    { place: 'b2', seat: 'allies' },
    { place: 'b3', seat: 'allies' },
    { place: 'b4', seat: 'allies' },
    { place: 'w1', seat: 'allies' },
    { place: 'o1', seat: 'allies' },
  ],
}
