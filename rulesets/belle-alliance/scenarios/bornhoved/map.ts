import type { TerrainFile } from '../file.ts'

export const map: TerrainFile[] = [
  {
    id: 'r1',
    kind: 'road',
    points: [
      [90, 0],
      [90, 120],
    ],
    width: 3,
  },
  {
    id: 'b1',
    kind: 'building',
    look: 'wooden',
    name: 'Kate',
    points: [
      [79, 76],
      [87, 76],
      [87, 82],
      [79, 82],
    ],
    cover: 'I',
  },
  {
    id: 'b2',
    kind: 'building',
    look: 'wooden',
    name: 'Krug',
    points: [
      [96, 76],
      [104, 76],
      [104, 82],
      [96, 82],
    ],
    cover: 'I',
  },
  {
    id: 'b3',
    kind: 'building',
    look: 'wooden',
    name: 'Hof',
    points: [
      [79, 92],
      [87, 92],
      [87, 98],
      [79, 98],
    ],
    cover: 'I',
  },
  {
    id: 'b4',
    kind: 'building',
    look: 'stone',
    name: 'Kirche',
    points: [
      [98, 92],
      [105, 92],
      [105, 99],
      [98, 99],
    ],
    cover: 'III',
  },
  {
    id: 'e1',
    kind: 'linear',
    look: 'hedge',
    name: 'Westknick',
    points: [
      [40, 60],
      [84, 60],
    ],
    obstacle: 'II',
    cover: 'I',
  },
  {
    id: 'e2',
    kind: 'linear',
    look: 'hedge',
    name: 'Ostknick',
    points: [
      [96, 60],
      [140, 60],
    ],
    obstacle: 'II',
    cover: 'I',
  },
  {
    id: 'h1',
    kind: 'hill',
    name: 'Galgenberg',
    points: [
      [110, 70],
      [150, 74],
      [150, 104],
      [112, 104],
    ],
    level: 1,
  },
  {
    id: 'm1',
    kind: 'difficult',
    look: 'marsh',
    name: 'Bruch',
    points: [
      [0, 40],
      [30, 44],
      [34, 90],
      [0, 95],
    ],
  },
]
