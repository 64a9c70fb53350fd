import { dropAims, dropMelees } from '../fire/evolve.ts'
import type { Evolve } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { Melee, Ship, State } from '../state.ts'
import type { MeleeBegun, MeleeEvent } from './events.ts'

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
