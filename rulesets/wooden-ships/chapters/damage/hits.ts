import { isOn } from '../../book/options.ts'
import { hangsOn } from '../../book/tables/fates.ts'
import { dieSides } from '../../book/tables/gunnery.ts'
import { foulsOn } from '../../book/tables/sailing.ts'
import { fieldsOf } from '../../model/arcs.ts'
import { choiceFor, isChoice, openCells, quarterTowards } from '../../model/gun-losses.ts'
import { lossesOf } from '../../model/hits.ts'
import type { Losses } from '../../model/hits.ts'
import { areAdjacent, findShip, isOnSea, shipOf } from '../../model/ships.ts'
import type { FireResult, LossChoice, Ship, Side, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'

/** [WS-182] All that has been hit is taken off, ship by ship; [WS-185] guns where nobody has a choice. */
export function takeHits(table: WsTable): void {
  const { state } = table
  const fresh = state.results.filter(({ isTaken }) => !isTaken)
  const gunHits = fresh.filter(({ guns }) => guns > 0).map(result => gunHitsOf(state, result))
  const targets = [...new Set(fresh.map(({ target }) => target))]
  const fallen = targets.map(id => takeFrom(table, id, fresh))
  for (const hit of gunHits) table.emit({ kind: 'gunsHit', ...hit })
  fallen.forEach((masts, at) => dropMasts(table, targets[at] ?? '', masts))
  settleChoices(table)
}

function gunHitsOf(state: State, { target, ship, guns }: FireResult): LossChoice {
  const near = quarterTowards(state, shipOf(state, target), shipOf(state, ship))
  return { ship: target, ...near, squares: guns }
}

/** The masts that fall. */
function takeFrom(table: WsTable, id: string, fresh: readonly FireResult[]): number {
  const sum = { hull: 0, crew: 0, rigging: 0 }
  for (const { target, hull, crew, rigging } of fresh) {
    if (target !== id) continue
    sum.hull += hull
    sum.crew += crew
    sum.rigging += rigging
  }
  const ship = shipOf(table.state, id)
  const losses = lossesOf(ship, sum)
  const masts = mastsLost(ship, losses)
  table.emit({ kind: 'hitsTaken', ship: id, ...losses })
  return masts
}

/** [WS-210] Whole sections that go. */
function mastsLost({ rigging }: Ship, losses: Losses): number {
  return rigging.filter((squares, at) => squares > 0 && losses.rigging[at] === squares).length
}

/** What a critical hit takes besides, and [WS-210] the masts that fall with it. */
export function loseMore(table: WsTable, ship: Ship, losses: Partial<Losses>): void {
  const none = lossesOf(ship, { hull: 0, crew: 0, rigging: 0 })
  const all = { ...none, ...losses }
  const masts = mastsLost(ship, all)
  table.emit({ kind: 'squaresLost', ship: ship.id, ...all })
  dropMasts(table, ship.id, masts)
}

/** [WS-210] */
function dropMasts(table: WsTable, id: string, masts: number): void {
  if (!isOn(table.state.options, 'lossOfRigging')) return
  for (let mast = 0; mast < masts; mast++) {
    const doesHang = table.roll(dieSides, 'WS-210') === hangsOn
    const hangs = doesHang ? sideByDie(table, 'WS-210') : 'clear'
    table.emit({ kind: 'mastLost', ship: id, hangs })
    if (hangs !== 'clear') foulBeside(table, shipOf(table.state, id), hangs)
  }
}

/** [WS-187] [WS-210] Odd is port, even is starboard. */
export function sideByDie(table: WsTable, why: 'WS-187' | 'WS-210'): Side {
  return table.roll(dieSides, why) % 2 === 1 ? 'port' : 'starboard'
}

/** [WS-212] Ships close by on the side where the wreckage lies. */
function foulBeside(table: WsTable, ship: Ship, side: Side): void {
  const beside = table.state.ships.filter(
    other =>
      other !== ship &&
      isOnSea(other) &&
      areAdjacent(ship, other) &&
      fieldsOf(ship, side, other) !== 0,
  )
  for (const { id: other } of beside) {
    const isFouled = table.roll(dieSides, 'WS-212') <= foulsOn
    table.emit({ kind: 'wreckageRolled', ship: ship.id, other, isFouled })
  }
}

/** [WS-185] Gun hits that leave no choice are taken off, up to the first of each ship that leaves one. */
export function settleChoices(table: WsTable): void {
  const ships = [...new Set(table.state.choices.map(({ ship }) => ship))]
  for (const ship of ships) settleShip(table, ship)
}

function settleShip(table: WsTable, id: string): void {
  for (;;) {
    const ship = findShip(table.state, id)
    const choice = choiceFor(table.state, id)
    if (!ship || !choice || !settleOne(table, ship, choice)) return
  }
}

/** False where the owner has to choose. */
function settleOne(table: WsTable, ship: Ship, choice: LossChoice): boolean {
  const cells = openCells(ship, choice)
  if (isChoice(cells, choice.squares)) return false
  const [cell] = cells
  if (cell) {
    const { weapon, side, end } = cell
    const squares = Math.min(cell.squares, choice.squares)
    table.emit({ kind: 'gunsLost', ship: ship.id, weapon, side, end, squares })
    return true
  }
  const { squares } = choice
  const hull = Math.min(ship.hull, squares)
  table.emit({ kind: 'hullLostForGuns', ship: ship.id, hull, squares })
  return true
}
