/** A place in millimetres from the south-west corner of a table of 1080 by 720. */
type Spot = readonly [x: number, y: number]

/** [WAS-035] What lies on the table: our own layouts, each the same when it is turned by 180 degrees. */
export interface Layout {
  objectives: readonly Spot[]
  islands: readonly Spot[]
  fog: readonly Spot[]
}

/** [WAS-035] [WAS-004] The table that the layouts are drawn for, millimetres. */
export const layoutTable = { width: 1080, height: 720 } as const

/** [WAS-035] By the die that chooses one, from 1 on. */
export const layouts: readonly Layout[] = [
  {
    objectives: [
      [540, 180],
      [540, 360],
      [540, 540],
    ],
    islands: [
      [405, 270],
      [675, 450],
    ],
    fog: [],
  },
  {
    objectives: [
      [450, 180],
      [540, 360],
      [630, 540],
    ],
    islands: [
      [360, 500],
      [720, 220],
    ],
    fog: [
      [540, 90],
      [540, 630],
    ],
  },
  {
    objectives: [
      [540, 120],
      [540, 360],
      [540, 600],
    ],
    islands: [
      [450, 240],
      [400, 600],
      [630, 480],
      [680, 120],
    ],
    fog: [],
  },
  {
    objectives: [
      [630, 180],
      [540, 360],
      [450, 540],
    ],
    islands: [
      [315, 180],
      [765, 540],
    ],
    fog: [
      [450, 300],
      [630, 420],
    ],
  },
  {
    objectives: [
      [540, 200],
      [540, 360],
      [540, 520],
    ],
    islands: [
      [270, 360],
      [810, 360],
    ],
    fog: [
      [405, 560],
      [675, 160],
    ],
  },
  {
    objectives: [
      [360, 540],
      [540, 360],
      [720, 180],
    ],
    islands: [
      [540, 540],
      [540, 180],
    ],
    fog: [
      [330, 200],
      [750, 520],
    ],
  },
]

/** [WAS-035] [WAS-070] How far an island of a layout reaches, its land and the water around it, millimetres. */
export const islandReach = { land: 40, water: 80 } as const
