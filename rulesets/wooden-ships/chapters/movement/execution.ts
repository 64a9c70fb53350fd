import { isOnLand } from '../../model/ground.ts'
import { pledgedHeading } from '../../model/plot-limits.ts'
import { towingAhead } from '../../model/tows.ts'
import type { HexPose, PlotStep } from '../../model/plots.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'
import { isContested, moversTo, settle } from './settling.ts'
import type { Afters, Collision, Moving } from './settling.ts'
import { wishesOf } from './wishes.ts'
import type { Wish } from './wishes.ts'

/** [WS-090] The next step of all plots, together; there is none when nobody has one. */
export function moveOneStep(table: WsTable): void {
  const { state } = table
  const wishes = wishesOf(state)
  if (wishes.length === 0) {
    table.emit({ kind: 'plotsDone' })
    return
  }
  const sailing = stopBeforeLand(table, wishes)
  sail(table, sailing)
  turnBack(table, sailing)
  table.emit({ kind: 'stepEnded' })
}

/** [WS-098] Who would come on to land stops, and all others sail. */
function stopBeforeLand(table: WsTable, wishes: readonly Wish[]): readonly Wish[] {
  const { state } = table
  if (state.ground.length === 0) return wishes
  const ships = wishes.filter(({ pose }) => isOnLand(state, pose)).map(({ ship }) => ship.id)
  if (ships.length === 0) return wishes
  table.emit({ kind: 'landAhead', ships })
  const hasStopped = (id: string) =>
    ships.includes(id) || towingAhead(state, id).some(tower => ships.includes(tower))
  return wishes.filter(({ ship }) => !hasStopped(ship.id))
}

export function arePlotsDone(state: State): boolean {
  return state.moveStep === 0
}

/** [WS-075] Everybody's step, of a turning back the hex forward. */
function sail(table: WsTable, wishes: readonly Wish[]): void {
  const afters = aftersOf(wishes)
  if (!isContested(table.state, afters)) {
    const moves = wishes.map(({ ship, step }) => madeBy(ship, afters[ship.index] ?? ship, step))
    tellSteps(table, moves, [], [])
    return
  }
  const movers = moversTo(table.state, wishes, afters)
  const collisions = settle(table, movers)
  const moves = wishes.flatMap(({ ship, step }) => {
    const mover = movers.find(({ id }) => id === ship.id)
    if (!mover || !hasCome(mover, afters[ship.index] ?? ship)) return []
    return [madeBy(ship, mover.after, step)]
  })
  tellUndone(table, movers)
  tellSteps(table, moves, collisions, pledgesAmong(movers))
}

/** Where ships will lie, by their places among the cards; none for those that stay. */
function aftersOf(wishes: readonly Wish[]): Afters {
  const afters: (HexPose | undefined)[] = []
  for (const wish of wishes) afters[wish.ship.index] = forwardPart(wish)
  return afters
}

const madeBy = (ship: Ship, { q, r, heading }: HexPose, step: Made['step']): Made => ({
  ship: ship.id,
  q,
  r,
  heading,
  step,
})

/** [WS-087] Who could not clear the hex that her stern swung into lies again as before the turn; [WS-094] who came into a hex that another must have back lies as before that step. */
function tellUndone(table: WsTable, movers: readonly Moving[]): void {
  for (const { id, before, after, shared, undone } of movers) {
    if (after !== before) continue
    if (shared) table.emit({ kind: 'turnUndone', ship: id, heading: shared.heading })
    for (const { q, r, heading } of undone)
      table.emit({ kind: 'stepUndone', ship: id, q, r, heading })
  }
}

function forwardPart({ ship, step, pose }: Wish): HexPose {
  return step === 'T' ? { ...pose, heading: pledgedHeading(ship) } : pose
}

/** She lies where she wanted to, and was not put back. */
function hasCome({ after, undone }: Moving, wanted: HexPose): boolean {
  if (undone.length > 0) return false
  return after.q === wanted.q && after.r === wanted.r && after.heading === wanted.heading
}

const isTurningBack = ({ step }: Wish) => step === 'T'

/** [WS-075] Then the turns back, of those that have come that far; [WS-087] who has swung her stern in this step may still clear it with her next. */
function turnBack(table: WsTable, wishes: readonly Wish[]): void {
  const { state } = table
  if (!wishes.some(isTurningBack)) return
  const turning = wishes.filter(
    ({ ship, step, pose }) =>
      step === 'T' && !shipOf(state, ship.id).hasStopped && ship.q === pose.q && ship.r === pose.r,
  )
  if (turning.length === 0) return
  const poses: (HexPose | undefined)[] = []
  for (const { ship, pose } of turning) poses[ship.index] = pose
  const halfway = turning.map(({ ship }) => ship)
  const movers = moversTo(state, wishes, poses, halfway)
  const collisions = settle(table, movers)
  const moves = turning.flatMap(wish => {
    const mover = movers.find(({ id }) => id === wish.ship.id)
    if (!mover || !hasCome(mover, wish.pose)) return []
    return [madeBy(wish.ship, mover.after, 'turnedBack')]
  })
  tellUndone(table, movers)
  tellSteps(table, moves, collisions, pledgesAmong(movers))
}

function pledgesAmong(movers: readonly Moving[]): { ship: string; turn: 'L' | 'R' }[] {
  return movers.flatMap(({ id, pledge }) => (pledge === 'none' ? [] : [{ ship: id, turn: pledge }]))
}

interface Made extends HexPose {
  ship: string
  step: PlotStep | 'turnedBack'
}

function tellSteps(
  table: WsTable,
  moves: Made[],
  collisions: readonly Collision[],
  pledges: { ship: string; turn: 'L' | 'R' }[],
): void {
  if (moves.length > 0) table.emit({ kind: 'stepMade', moves })
  for (const { ship, turn } of pledges) table.emit({ kind: 'turnPledged', ship, turn })
  tellCollisions(table, collisions)
}

export function tellCollisions(table: WsTable, collisions: readonly Collision[]): void {
  for (const { q, r, keeper, ships, isFouled } of collisions)
    table.emit({ kind: 'shipsCollided', q, r, keeper, ships, isFouled })
}
