import { sideTowards } from './arcs.ts'
import { bowOf, shipOf, sternOf } from './ships.ts'
import { lengthOfSteps } from '@grognard/geometry/hex/hex.ts'
import type { Seat } from '@grognard/umpire'
import type { Hex } from '@grognard/geometry/hex/hex.ts'
import { sides } from './state.ts'
import type { LossChoice, Ship, Side, State } from './state.ts'

/** A quarter of a ship's guns or of her carronades. */
export interface GunCell {
  weapon: Weapon
  side: Side
  end: End
  squares: number
}

export const weapons = ['guns', 'carronades'] as const
type Weapon = (typeof weapons)[number]
export const ends = ['bow', 'stern'] as const
export type End = (typeof ends)[number]

/** [WS-020] Where a quarter stands in the lists of a ship's squares. */
export function quarterOf(side: Side, end: End): number {
  return (side === 'port' ? 0 : 2) + (end === 'bow' ? 0 : 1)
}

/** [WS-185] The side and the section that are nearest to where the fire comes from. */
export function quarterTowards(
  { options }: State,
  ship: Ship,
  from: Ship,
): Pick<LossChoice, 'side' | 'end'> {
  const side = sideTowards(ship, from)
  if (options.game === 'basic') return { side, end: 'bow' }
  const bow = stepsTo(from, bowOf(ship))
  const stern = stepsTo(from, sternOf(ship))
  if (bow === stern) return { side, end: 'either' }
  return { side, end: bow < stern ? 'bow' : 'stern' }
}

function stepsTo(from: Ship, hex: Hex): number {
  const stern = sternOf(from)
  return Math.min(
    lengthOfSteps(hex.q - from.q, hex.r - from.r),
    lengthOfSteps(hex.q - stern.q, hex.r - stern.r),
  )
}

/** [WS-185] What may be lost next: the nearest quarters that have squares; none where no gun is left. */
export function openCells(ship: Ship, choice: LossChoice): GunCell[] {
  const { side, end } = choice
  const near = cellsOf(ship, sideList(side), endList(end))
  if (near.length > 0) return near
  const sameSide = cellsOf(ship, sideList(side), ends)
  if (sameSide.length > 0) return sameSide
  const across = cellsOf(ship, sides, endList(end))
  return across.length > 0 ? across : cellsOf(ship, sides, ends)
}

const sideList = (side: LossChoice['side']) => (side === 'either' ? sides : [side])
const endList = (end: LossChoice['end']) => (end === 'either' ? ends : [end])

function cellsOf(ship: Ship, among: readonly Side[], of: readonly End[]): GunCell[] {
  const cells: GunCell[] = []
  for (const weapon of weapons)
    for (const side of among)
      for (const end of of) {
        const squares = ship[weapon][quarterOf(side, end)] ?? 0
        if (squares > 0) cells.push({ weapon, side, end, squares })
      }
  return cells
}

/** [WS-185] The owner has a choice: more than one quarter is open, and not all of it is lost. */
export function isChoice(cells: readonly GunCell[], squares: number): boolean {
  return cells.length > 1 && cells.reduce((sum, cell) => sum + cell.squares, 0) > squares
}

/** The first loss that waits for a ship. */
export function choiceFor({ choices }: State, ship: string): LossChoice | undefined {
  return choices.find(choice => choice.ship === ship)
}

/** [WS-185] The first that a seat could choose, as many squares as may be. */
export function firstLoss(state: State, seat: Seat): (GunCell & { ship: string }) | undefined {
  for (const choice of state.choices) {
    const ship = shipOf(state, choice.ship)
    const [cell] = ship.seat === seat ? openCells(ship, choice) : []
    if (cell) return { ...cell, ship: ship.id, squares: Math.min(cell.squares, choice.squares) }
  }
  return undefined
}
