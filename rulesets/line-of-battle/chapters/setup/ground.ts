import { field, judgeBy } from '@grognard/umpire'
import type { Message, Seat } from '@grognard/umpire'
import { windHeadings } from '../../book/tables/movement.ts'
import { dieSides, entryDepth, raiderSide } from '../../book/tables/setup.ts'
import { joinList } from '../../model/measures.ts'
import { playerOf, rankedByRolls } from '../../model/players.ts'
import type { Area, Player, State } from '../../model/state.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../../rules.ts'
import { refuse } from '../../words.ts'

const quarterName = (quarter: number): Message => ({ key: `lob.quarter.${quarter}` })

/** Quarters are numbered 0 SW, 1 SE, 2 NE, 3 NW. */
const QUARTERS = [0, 1, 2, 3] as const

/** [LOB-040] The quarter diagonally opposite. */
const opposite = (quarter: number): number => (quarter + 2) % 4

/** [LOB-040] Every player rolls a die for the first choice of a quarter. [LOB-041] Ties again. */
export function rollForQuarters(table: LobTable): void {
  const { state } = table
  if (state.rules.deployment === 'fixed') return
  const seats = state.players.map(player => player.seat)
  const isRolled = state.rules.deployment === 'quarters'
  const order = isRolled ? rankedByRolls(seats, () => table.roll(dieSides, 'LOB-040')) : seats
  table.emit({ kind: 'quartersRolled', order })
}

export const inDeploymentOrder = (state: State): readonly Seat[] => state.initiative

export function choosesQuarter(state: State, seat: Seat): readonly Seat[] {
  if (state.rules.deployment !== 'quarters') return []
  return freeQuarters(state, seat).length > 0 ? [seat] : []
}

/** [LOB-040] [LOB-041] Of two players the second has the opposite quarter; of more, what is left. */
export function freeQuarters(state: State, seat: Seat): number[] {
  const taken = state.players.flatMap(player => (player.quarter === null ? [] : [player.quarter]))
  const first = taken[0]
  if (playerOf(state, seat).quarter !== null) return []
  if (state.players.length === 2 && first !== undefined) return [opposite(first)]
  return QUARTERS.filter(quarter => !taken.includes(quarter))
}

interface QuarterContext {
  free: readonly number[]
  quarter: number
}

const quarterRefusals: LobRefusal<QuarterContext>[] = [
  refuse(
    'LOB-041',
    'lob.refuse.quarterTaken',
    ({ free, quarter }) => !free.includes(quarter),
    ({ free }) => ({ free: joinList(free.map(quarterName)) }),
  ),
]

export const chooseQuarterShape = { quarter: field.integer(0, 3) }

export const chooseQuarter: LobOrderRules<'chooseQuarter'> = {
  shape: chooseQuarterShape,
  judge: (state, seat, order) =>
    judgeBy(quarterRefusals, { free: freeQuarters(state, seat), quarter: order.quarter }),
  execute: (table, seat, order) =>
    table.emit({ kind: 'quarterChosen', seat, quarter: order.quarter }),
  legalOrders: (state, seat) =>
    freeQuarters(state, seat).map(quarter => ({ kind: 'chooseQuarter' as const, quarter })),
  describe: (_state, order) => ({
    key: 'lob.order.chooseQuarter',
    values: { quarter: quarterName(order.quarter) },
  }),
}

/** [LOB-040] The ground of a player's quarter. */
export function quarterArea(state: State, player: Player): Area {
  const quarter = player.quarter ?? 0
  const width = Math.floor(state.width / 2)
  const height = Math.floor(state.height / 2)
  const isEast = quarter === 1 || quarter === 2
  const isNorth = quarter === 2 || quarter === 3
  return {
    side: player.side,
    isForMerchantmen: false,
    x: isEast ? width : 0,
    y: isNorth ? height : 0,
    width,
    height,
  }
}

/** [LOB-S-2] When the convoy stands, the raider chooses the edge to come in over. */
export function choosesEdge(state: State): readonly Seat[] {
  if (state.rules.deployment !== 'convoy') return []
  const raider = state.players.find(player => player.side === raiderSide)
  return raider && raider.entryEdge === null ? [raider.seat] : []
}

const edgeName = (edge: number): Message => ({ key: `lob.edge.${edge}` })

const edgeRefusals: LobRefusal<number>[] = [
  refuse(
    'LOB-S-2',
    'lob.refuse.edge',
    e => !windHeadings.some(heading => heading === e),
    () => ({ edges: joinList(windHeadings.map(edgeName)) }),
  ),
]

export const chooseEdgeShape = { edge: field.angle() }

export const chooseEdge: LobOrderRules<'chooseEdge'> = {
  shape: chooseEdgeShape,
  judge: (_state, _seat, order) => judgeBy(edgeRefusals, order.edge),
  execute: (table, seat, order) => table.emit({ kind: 'edgeChosen', seat, edge: order.edge }),
  legalOrders: () => windHeadings.map(edge => ({ kind: 'chooseEdge' as const, edge })),
  describe: (_state, order) => ({
    key: 'lob.order.chooseEdge',
    values: { edge: edgeName(order.edge) },
  }),
}

/** [LOB-S-2] The strip along the entry edge. */
export function edgeArea(state: State, player: Player): Area {
  const edge = player.entryEdge ?? 0
  const isUpright = edge === 9000 || edge === 27000
  return {
    side: player.side,
    isForMerchantmen: false,
    x: edge === 9000 ? state.width - entryDepth : 0,
    y: edge === 0 ? state.height - entryDepth : 0,
    width: isUpright ? entryDepth : state.width,
    height: isUpright ? state.height : entryDepth,
  }
}
