import { prisonersHeld } from '../../book/tables/melee.ts'
import {
  areAdjacent,
  areEnemies,
  cardOf,
  findShip,
  isFighting,
  isOnSea,
} from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'
import { forceOf, leadingForce, sectionsOf } from './strength.ts'
import type { Force } from './strength.ts'

/** [WS-233] The boarders are her prize crew, the rest of her people prisoners. */
export function capture(table: WsTable, ship: Ship, boarders: readonly Force[]): void {
  const { state } = table
  const lead = leadingForce(state, boarders)
  if (!lead) return
  table.emit({
    kind: 'shipCaptured',
    ship: ship.id,
    from: lead.ship.id,
    seat: lead.ship.seat,
    quality: lead.ship.quality,
    isTakenBack: isBackHome(state, ship, lead.ship),
    crew: boarders.reduce((sum, { squares }) => sum + squares, 0),
    parties: boarders.flatMap(force =>
      (force.sections ?? []).map(section => ({ ship: force.ship.id, section })),
    ),
    port: ship.load.port,
    starboard: ship.load.starboard,
  })
}

/** [WS-262] Taken by the fleet that she belongs to: her own people are free again. */
function isBackHome(state: State, ship: Ship, captor: Ship): boolean {
  const owner = ship.prize?.owner
  return owner !== undefined && !areEnemies(state, { ...ship, seat: owner }, captor)
}

/** [WS-235] Too few to hold their prisoners, or none left: her people have her back. */
export function lookAfterPrisoners(table: WsTable): void {
  for (const ship of table.state.ships) {
    if (!ship.prize || !isOnSea(ship)) continue
    const prisoners = ship.crew.reduce((sum, squares) => sum + squares, 0)
    if (ship.prize.crew > 0 && prisoners <= prisonersHeld * ship.prize.crew) continue
    table.emit({
      kind: 'shipRetaken',
      ship: ship.id,
      seat: ship.prize.owner,
      port: ship.load.port,
      starboard: ship.load.starboard,
    })
  }
}

/** [WS-236] Crews go over to ships alongside, after all melees. */
export function transferCrews(table: WsTable): void {
  const { state } = table
  for (const ship of state.ships) {
    if (!isFighting(ship) || ship.prize) continue
    const [section] = sectionsOf(ship, 'transfer')
    const id = section === undefined ? null : ship.parties[section]?.target
    const target = id ? findShip(state, id) : undefined
    if (target && isOnSea(target) && areAdjacent(ship, target)) goOver(table, ship, target)
  }
}

/** [WS-127] [WS-233] Aboard a beaten enemy they are her prize crew; aboard one that fights on they do nothing. */
function goOver(table: WsTable, ship: Ship, target: Ship): void {
  const { state } = table
  const sections = sectionsOf(ship, 'transfer', target.id)
  if (target.doom !== 'none') return
  if (!areEnemies(state, ship, target)) join(table, ship, target, sections)
  else if (target.status !== 'afloat') capture(table, target, [forceOf(ship, sections)])
}

/** [WS-236] They fill what her crew has lost, from the lowest section on, and strengthen a prize crew; who has no place stays home. */
function join(table: WsTable, ship: Ship, target: Ship, sections: readonly number[]): void {
  const { state } = table
  if (target.status !== 'afloat' || state.melees.some(({ ship: one }) => one === target.id)) return
  const home = [...ship.crew]
  const there = [...target.crew]
  const whole = cardOf(state, target).log.crew
  let prize = target.prize?.crew ?? 0
  for (const section of sections) {
    if (target.prize) {
      prize += home[section] ?? 0
      home[section] = 0
    } else
      for (let at = 0; at < there.length; at++) {
        const moved = Math.min(home[section] ?? 0, (whole[at] ?? 0) - (there[at] ?? 0))
        home[section] = (home[section] ?? 0) - moved
        there[at] = (there[at] ?? 0) + moved
      }
  }
  if (home.every((squares, at) => squares === ship.crew[at])) return
  table.emit({
    kind: 'crewTransferred',
    ship: ship.id,
    target: target.id,
    sections: [...sections],
    home,
    there,
    prize,
  })
}
