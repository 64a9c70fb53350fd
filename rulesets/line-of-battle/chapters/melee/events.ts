import type { Message, Of, Seat } from '@grognard/umpire'
import { listed, maybe, number, yesNo } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { along, battery, seat, ship } from '../../model/fields.ts'
import { shipOf } from '../../model/ships.ts'
import type { Battery, Melee, Ship, State } from '../../model/state.ts'
import type { Evolve } from '../../rules.ts'
import { dropAims, dropMelees } from '../fire/events.ts'

export type MeleeEvent =
  | MeleeBegun
  /** Melees that fight a round this turn, in order. */
  | { kind: 'roundsGathered'; rounds: number[] }
  | { kind: 'roundOpened'; melee: number; attacker: string; defender: string }
  | RoundRolled
  /** Equal totals: the dice are thrown again. */
  | { kind: 'roundTied'; melee: number; attacker: string; defender: string; total: number }
  | RoundFought
  | MeleeDecided
  | ShipTaken
  | BrokenOff
  | { kind: 'meleesCleared' }

/** `continues` is the melee that a victorious defender goes on with, now as the attacker. */
interface MeleeBegun {
  kind: 'meleeBegun'
  melee: number
  attacker: string
  defender: string
  attackerBattery: Battery
  defenderBattery: Battery
  bonus: number
  turn: number
  continues: number | null
}

interface RoundRolled {
  kind: 'roundRolled'
  melee: number
  attacker: string
  defender: string
  die: number
  otherDie: number
  bonus: number
  otherBonus: number
}

/** Crews and rounds won as they stand after the round. */
export interface RoundFought {
  kind: 'roundFought'
  melee: number
  attacker: string
  defender: string
  winner: 'attacker' | 'defender'
  /** Won by numbers alone. */
  isAutomatic: boolean
  /** Totals of the dice; null where none were thrown. */
  total: number | null
  otherTotal: number | null
  attackerCrew: number
  defenderCrew: number
  attackerWins: number
  defenderWins: number
}

/** `isOpen`: the victor has still to say what he does. */
interface MeleeDecided {
  kind: 'meleeDecided'
  melee: number
  attacker: string
  defender: string
  winner: NonNullable<Melee['winner']>
  isOpen: boolean
}

/** `crew` goes aboard the prize, `left` stays with the captor. */
interface ShipTaken {
  kind: 'shipTaken'
  ship: string
  captor: string
  seat: Seat
  crew: number
  left: number
}

/** Where both ships lie after they have been moved apart. */
export interface BrokenOff {
  kind: 'brokenOff'
  melee: number
  attacker: string
  attackerX: number
  attackerY: number
  defender: string
  defenderX: number
  defenderY: number
}

export const meleeEventShapes: EventShapes<MeleeEvent> = {
  meleeBegun: {
    melee: number,
    attacker: ship,
    defender: ship,
    attackerBattery: battery,
    defenderBattery: battery,
    bonus: number,
    turn: number,
    continues: maybe(number),
  },
  roundsGathered: { rounds: listed(number) },
  roundOpened: { melee: number, attacker: ship, defender: ship },
  roundRolled: {
    melee: number,
    attacker: ship,
    defender: ship,
    die: number,
    otherDie: number,
    bonus: number,
    otherBonus: number,
  },
  roundTied: { melee: number, attacker: ship, defender: ship, total: number },
  roundFought: {
    melee: number,
    attacker: ship,
    defender: ship,
    winner: { type: 'text', values: ['attacker', 'defender'] },
    isAutomatic: yesNo,
    total: maybe(number),
    otherTotal: maybe(number),
    attackerCrew: number,
    defenderCrew: number,
    attackerWins: number,
    defenderWins: number,
  },
  meleeDecided: {
    melee: number,
    attacker: ship,
    defender: ship,
    winner: { type: 'text', values: ['attacker', 'defender', 'nobody'] },
    isOpen: yesNo,
  },
  shipTaken: { ship: ship, captor: ship, seat: seat, crew: number, left: number },
  brokenOff: {
    melee: number,
    attacker: ship,
    attackerX: along,
    attackerY: along,
    defender: ship,
    defenderX: along,
    defenderY: along,
  },
  meleesCleared: {},
}

export const meleeEvolve: Evolve<MeleeEvent> = {
  meleeBegun(state, event) {
    if (event.continues !== null) meleeOf(state, event.continues).isOpen = false
    state.melees.push(begun(event))
  },
  roundsGathered(state, event) {
    state.rounds = event.rounds.slice()
  },
  roundOpened(state, event) {
    openTest(state, event.attacker, event.defender)
  },
  roundRolled(state, event) {
    openTest(state, event.attacker, event.defender)
    if (state.test === null) return
    state.test.die = event.die
    state.test.otherDie = event.otherDie
    state.test.bonus = event.bonus
    state.test.otherBonus = event.otherBonus
  },
  roundTied(state, event) {
    openTest(state, event.attacker, event.defender)
  },
  roundFought(state, event) {
    const melee = meleeOf(state, event.melee)
    melee.attackerWins = event.attackerWins
    melee.defenderWins = event.defenderWins
    shipOf(state, event.attacker).crew = event.attackerCrew
    shipOf(state, event.defender).crew = event.defenderCrew
    state.test = null
  },
  meleeDecided(state, event) {
    const melee = meleeOf(state, event.melee)
    melee.winner = event.winner
    melee.isOpen = event.isOpen
    state.test = null
  },
  shipTaken(state, event) {
    const ship = shipOf(state, event.ship)
    ship.seat = event.seat
    ship.crew = event.crew
    shipOf(state, event.captor).crew = event.left
    actNoMore(ship)
    dropAims(state, event.ship)
    dropMelees(state, event.ship)
  },
  brokenOff(state, event) {
    const attacker = shipOf(state, event.attacker)
    attacker.x = event.attackerX
    attacker.y = event.attackerY
    const defender = shipOf(state, event.defender)
    defender.x = event.defenderX
    defender.y = event.defenderY
    meleeOf(state, event.melee).isOpen = false
  },
  meleesCleared(state) {
    state.melees = state.melees.filter(melee => melee.winner === null)
    state.rounds = []
  },
}

/** A prize is its captor's to command from the next turn on, and begins afresh. */
function actNoMore(ship: Ship): void {
  ship.isStruck = false
  ship.isFleeing = false
  ship.moraleFails = 0
  ship.halfCrew = null
  ship.shot = null
  ship.hasMoved = true
  ship.hasSpun = true
  ship.hasTransferred = true
  ship.hasFired = { port: true, starboard: true }
  ship.hasCountered = { port: true, starboard: true }
}

/** Dice of 0 have not been thrown. */
function openTest(state: State, attacker: string, defender: string): void {
  state.test = {
    kind: 'melee',
    ship: attacker,
    other: defender,
    die: 0,
    otherDie: 0,
    bonus: 0,
    otherBonus: 0,
    spent: 0,
    otherSpent: 0,
  }
}

function begun(event: MeleeBegun) {
  const { attacker, defender, attackerBattery, defenderBattery, bonus } = event
  return {
    id: event.melee,
    attacker,
    defender,
    attackerBattery,
    defenderBattery,
    attackerWins: 0,
    defenderWins: 0,
    bonus,
    startedIn: event.turn,
    winner: null,
    isOpen: false,
  }
}

function meleeOf(state: State, id: number): Melee {
  const melee = state.melees.find(row => row.id === id)
  if (!melee) throw new RangeError(`There is no melee ${id}.`)
  return melee
}

type Narrate = {
  [K in MeleeEvent['kind']]: (event: Of<MeleeEvent, K>, before: State) => Message | null
}

export const narrateMelee: Narrate = {
  meleeBegun: (event, before) =>
    of(
      event.continues === null ? 'lob.event.meleeBegun' : 'lob.event.meleeContinued',
      event,
      before,
    ),
  roundsGathered: () => null,
  roundOpened: (event, before) => of('lob.event.roundOpened', event, before),
  roundRolled: (event, before) => ({
    key: 'lob.event.roundRolled',
    values: {
      ...namesIn(event, before),
      die: event.die,
      otherDie: event.otherDie,
      total: event.die + event.bonus,
      otherTotal: event.otherDie + event.otherBonus,
    },
  }),
  roundTied: (event, before) => ({
    key: 'lob.event.roundTied',
    values: { ...namesIn(event, before), total: event.total },
  }),
  roundFought: (event, before) => roundMessage(event, before),
  meleeDecided: (event, before) => decisionMessage(event, before),
  shipTaken: (event, before) => ({
    key: 'lob.event.shipTaken',
    values: {
      ship: shipOf(before, event.ship).name,
      captor: shipOf(before, event.captor).name,
      crew: event.crew,
      left: event.left,
    },
  }),
  brokenOff: (event, before) => of('lob.event.brokenOff', event, before),
  meleesCleared: () => null,
}

function roundMessage(event: RoundFought, before: State): Message {
  const { attacker, defender } = namesIn(event, before)
  const hasAttackerWon = event.winner === 'attacker'
  return {
    key: event.isAutomatic ? 'lob.event.roundAutomatic' : 'lob.event.roundFought',
    values: {
      winner: hasAttackerWon ? attacker : defender,
      loser: hasAttackerWon ? defender : attacker,
      winnerCrew: hasAttackerWon ? event.attackerCrew : event.defenderCrew,
      loserCrew: hasAttackerWon ? event.defenderCrew : event.attackerCrew,
    },
  }
}

function decisionMessage(event: MeleeDecided, before: State): Message {
  return of(`lob.event.meleeDecided.${event.winner}`, event, before)
}

type Opponents = { attacker: string; defender: string }

function of(key: string, event: Opponents, before: State): Message {
  return { key, values: namesIn(event, before) }
}

function namesIn({ attacker, defender }: Opponents, before: State): Opponents {
  return { attacker: shipOf(before, attacker).name, defender: shipOf(before, defender).name }
}
