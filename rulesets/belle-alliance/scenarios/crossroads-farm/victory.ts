import type { VictoryFile } from '../file.ts'

export const victory: VictoryFile = {
  points: [
    { kind: 'holdBuilding', when: 'end', points: 6, places: ['b1', 'b2'] },
    { kind: 'unitRuined', when: 'end', points: 3 },
    { kind: 'unitInDisorder', when: 'end', points: 1, disorder: 'U' },
    { kind: 'gunModelCaptured', when: 'event', points: 2 },
    { kind: 'holdArea', when: 'end', points: 1, places: ['w1', 'w2'] },
    { kind: 'losses', when: 'end', points: 1, per: 2 },
  ],
  levels: [
    { least: 14, most: null, seat: 'france', grade: 'decisive' },
    { least: 1, most: 13, seat: 'france', grade: 'victory' },
    { least: 0, most: 0, seat: null, grade: 'draw' },
    { least: -13, most: -1, seat: 'prussia', grade: 'victory' },
    { least: null, most: -14, seat: 'prussia', grade: 'decisive' },
  ],
  suddenEndPercent: 50,
}
