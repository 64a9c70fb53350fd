/** Every die of the game has six sides. */
export const dieSides = 6

/** [SOL-062] Dice rolled for each battery, whose sum is looked up in the chart. */
export const batteryDice = 2

/** [SOL-054] The kinds of attack, each with its own chart. */
export const shotKinds = ['broadside', 'bow', 'stern'] as const
export type ShotKind = (typeof shotKinds)[number]

/** [SOL-072] to [SOL-077] What a battery can do to its target; `hull2` is two hull hits. */
export const resultIds = [
  'none',
  'hull',
  'hull2',
  'sail',
  'battery',
  'mast',
  'rudder',
  'magazine',
] as const
export type ResultId = (typeof resultIds)[number]

/** By kind: a row for each range from 1 to 3 cables, in it a column for each sum from 2 to 12. */
export type Charts = Record<ShotKind, ResultId[][]>

export const chartRanges = [1, 2, 3] as const
export const chartDice = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** [SOL-064] Ours: the printed charts are not in the text, and these are a reconstruction. */
export const charts: Charts = {
  broadside: [
    row('mast hull2 sail hull hull none hull battery hull2 hull2 mast'),
    row('mast hull2 sail hull hull none hull sail battery hull2 mast'),
    row('mast battery sail hull none none hull hull hull sail battery'),
  ],
  bow: [
    row('mast battery sail sail hull none hull sail sail battery mast'),
    row('mast battery sail hull none none sail hull sail battery mast'),
    row('battery sail sail hull none none none sail hull sail battery'),
  ],
  stern: [
    row('rudder mast hull2 hull2 hull hull hull battery hull2 mast magazine'),
    row('rudder mast hull2 battery hull none hull sail hull2 mast magazine'),
    row('rudder mast hull2 hull none none hull sail battery hull2 mast'),
  ],
}

/** [SOL-072] Hull hits of a result. */
export const hullHits: Readonly<Record<ResultId, number>> = {
  none: 0,
  hull: 1,
  hull2: 2,
  sail: 0,
  battery: 0,
  mast: 0,
  rudder: 0,
  magazine: 0,
}

/** [SOL-062] The result for a range of 1 to 3 cables and the sum of two dice; throws off the chart. */
export function resultAt(inPlay: Charts, kind: ShotKind, range: number, dice: number): ResultId {
  const result = inPlay[kind][range - 1]?.[dice - 2]
  if (result === undefined) throw new RangeError(`No ${kind} chart has ${dice} at range ${range}.`)
  return result
}

function row(columns: string): ResultId[] {
  return columns.split(' ').map(read)
}

function read(column: string): ResultId {
  const result = resultIds.find(id => id === column)
  if (result === undefined) throw new RangeError(`The charts know no "${column}".`)
  return result
}
