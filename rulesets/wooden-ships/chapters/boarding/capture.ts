import { prisonersHeld } from '../../book/tables/melee.ts'
import {
  areAdjacent,
  areEnemies,
  cardOf,
  findShip,
  fleetOf,
  hasCrew,
  isFighting,
  isOnSea,
} from '../../model/ships.ts'
import { hasGunners } from '../../model/crews.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'
import { forceOf, leadingForce, sectionsOf } from './strength.ts'
import type { Force } from './strength.ts'

/** [WS-233] The boarders are her prize crew, the rest of her people prisoners; who frees a friend goes home again, unless nobody is left to sail her. */
export function capture(table: WsTable, ship: Ship, boarders: readonly Force[]): void {
  const { state } = table
  const lead = leadingForce(state, boarders)
  if (!lead) return
  const isTakenBack = isBackHome(state, ship, lead.ship)
  table.emit({
    kind: 'shipCaptured',
    ship: ship.id,
    from: lead.ship.id,
    seat: lead.ship.seat,
    quality: lead.ship.quality,
    isTakenBack,
    crew: isTakenBack ? 0 : boarders.reduce((sum, { squares }) => sum + squares, 0),
    parties: boarders.flatMap(force =>
      (force.sections ?? []).map(section => ({ ship: force.ship.id, section })),
    ),
    port: ship.load.port,
    starboard: ship.load.starboard,
  })
  if (isTakenBack && !hasCrew(ship))
    for (const force of boarders) join(table, force.ship, ship, force.sections ?? [])
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
    if (!hasBoats(ship) || !isFighting(ship) || ship.prize) continue
    for (const id of goalsOf(ship)) {
      const target = findShip(state, id)
      if (target && isOnSea(target) && areAdjacent(ship, target)) goOver(table, ship, target)
    }
  }
}

function hasBoats({ parties }: Ship): boolean {
  for (const formed of parties) if (formed?.kind === 'transfer') return true
  return false
}

/** The ships that her transfer parties are meant for. */
function goalsOf(ship: Ship): Set<string> {
  const targets = sectionsOf(ship, 'transfer').map(section => ship.parties[section]?.target)
  return new Set(targets.filter(target => typeof target === 'string'))
}

/** [WS-127] [WS-233] Aboard a beaten enemy they are her prize crew; aboard one that fights on they do nothing. */
function goOver(table: WsTable, ship: Ship, target: Ship): void {
  const { state } = table
  const sections = sectionsOf(ship, 'transfer', target.id)
  if (target.doom !== 'none' || sections.length === 0) return
  if (!areEnemies(state, ship, target) || isLostFriend(state, ship, target))
    join(table, ship, target, sections)
  else if (target.status !== 'afloat') capture(table, target, [forceOf(ship, sections)])
}

/** [WS-236] Taken in this turn's melee: who was on the way to her shares her fate. */
function isLostFriend(state: State, ship: Ship, { prize, lostIn, ...target }: Ship): boolean {
  if (!prize || lostIn !== state.turn || target.status !== 'afloat') return false
  return fleetOf(state, prize.owner) === fleetOf(state, ship.seat)
}

/** [WS-236] They fill what her crew has lost, from the lowest section on, or strengthen a friend's prize crew; who has no place stays home. */
function join(table: WsTable, ship: Ship, target: Ship, sections: readonly number[]): void {
  const { state } = table
  if (target.status !== 'afloat') return
  const move = target.prize && !areEnemies(state, ship, target) ? guards : casualties
  const after = move(state, ship, target, sections)
  if (after.home.every((squares, at) => squares === ship.crew[at])) return
  table.emit({
    kind: 'crewTransferred',
    seat: target.seat,
    ship: ship.id,
    target: target.id,
    sections: [...sections],
    ...after,
    rests: !hasGunners(target),
  })
}

interface Moved {
  home: number[]
  there: number[]
  prize: number
}

/** [WS-235] More hands to hold the prisoners. */
function guards(_state: State, ship: Ship, target: Ship, sections: readonly number[]): Moved {
  const home = ship.crew.map((squares, at) => (sections.includes(at) ? 0 : squares))
  const went = sections.reduce((sum, at) => sum + (ship.crew[at] ?? 0), 0)
  return { home, there: [...target.crew], prize: (target.prize?.crew ?? 0) + went }
}

function casualties(state: State, ship: Ship, target: Ship, sections: readonly number[]): Moved {
  const home = [...ship.crew]
  const whole = cardOf(state, target).log.crew
  const there = target.crew.map((squares, at) => {
    let filled = squares
    for (const section of sections) {
      const moved = Math.min(home[section] ?? 0, (whole[at] ?? 0) - filled)
      home[section] = (home[section] ?? 0) - moved
      filled += moved
    }
    return filled
  })
  return { home, there, prize: target.prize?.crew ?? 0 }
}
