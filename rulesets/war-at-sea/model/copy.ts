import { copyOutcome, copyPlace } from '@grognard/umpire'
import type { Aircraft, Cloud, Player, SeaUnit, State } from './state.ts'

/** Fresh literals all the way down but for the setting; the compiler reports a field that is left out. */
export function copy(state: State): State {
  return {
    place: copyPlace(state.place),
    outcome: copyOutcome(state.outcome),
    scenario: state.scenario,
    title: state.title,
    about: state.about,
    options: state.options,
    rules: state.rules,
    cards: state.cards,
    islands: state.islands,
    turn: state.turn,
    light: state.light,
    players: state.players.map(copyPlayer),
    commanders: state.commanders,
    order: state.order.slice(),
    units: state.units.map(copyUnit),
    aircraft: state.aircraft.map(copyAircraft),
    clouds: state.clouds.map(copyCloud),
    objectives: state.objectives.map(({ x, y, owner }) => ({ x, y, owner })),
    detected: state.detected.map(({ seat, unit }) => ({ seat, unit })),
    attacks: state.attacks.map(({ unit, weapon, target }) => ({ unit, weapon, target })),
    spotted: state.spotted.map(({ seat, unit, by, aircraft }) => ({ seat, unit, by, aircraft })),
    running: state.running && { unit: state.running.unit, target: state.running.target },
  }
}

function copyPlayer({ seat, bonus, tally, home, enlisted }: Player): Player {
  return { seat, bonus, tally, home, enlisted: copyEnlisted(enlisted) }
}

export function copyEnlisted(enlisted: Player['enlisted']): Player['enlisted'] {
  if (enlisted === null || enlisted === 'hidden') return enlisted
  return enlisted.map(({ card, base }) => ({ card, base }))
}

function copyUnit(unit: SeaUnit): SeaUnit {
  return {
    id: unit.id,
    index: unit.index,
    seat: unit.seat,
    status: unit.status,
    x: unit.x,
    y: unit.y,
    heading: unit.heading,
    hull: unit.hull,
    speedChange: unit.speedChange,
    hasSailed: unit.hasSailed,
    pointsSailed: unit.pointsSailed,
    hasPivoted: unit.hasPivoted,
    wake: unit.wake.slice(),
    hasMoved: unit.hasMoved,
    isStunned: unit.isStunned,
    used: unit.used.slice(),
    isSmoking: unit.isSmoking,
    lost: unit.lost,
    isDoomed: unit.isDoomed,
    wasAttacked: unit.wasAttacked,
    spent: unit.spent.slice(),
    spentThisTurn: unit.spentThisTurn.slice(),
  }
}

function copyAircraft(plane: Aircraft): Aircraft {
  return {
    id: plane.id,
    index: plane.index,
    seat: plane.seat,
    status: plane.status,
    home: plane.home,
    rearming: plane.rearming,
    x: plane.x,
    y: plane.y,
    isStrafing: plane.isStrafing,
    armorBonus: plane.armorBonus,
    hasFired: plane.hasFired,
    hasAttacked: plane.hasAttacked,
    hasPatrolled: plane.hasPatrolled,
    hasSearched: plane.hasSearched,
    isPressing: plane.isPressing,
    lent: plane.lent.slice(),
    isDoomed: plane.isDoomed,
    spent: plane.spent.slice(),
  }
}

function copyCloud({ kind, x, y, radius, until }: Cloud): Cloud {
  return { kind, x, y, radius, until }
}
