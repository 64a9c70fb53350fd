import type { Evolve } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { Battery, State } from '../state.ts'
import { exchangeOf, shotInHand } from './exchange.ts'
import type { Broadside, FireEvent } from './events.ts'

export const fireEvolve: Evolve<FireEvent> = {
  gunsChosen(state, event) {
    shipOf(state, event.ship).halfCrew = event.guns
  },
  targetNamed(state, event) {
    const { shooter: ship, battery, target } = event
    state.aims.push({ ship, battery, target })
  },
  shotOpened(state, event) {
    const ship = shipOf(state, event.shooter)
    ship.hasFired[event.battery] = true
    if (event.rescue) ship.manoeuvre = 'rescueTried'
    dropAim(state, event.shooter, event.battery)
    const rescue = event.rescue ? 'declared' : 'no'
    state.exchange = { rescue, shots: [unfired(event)], isAnswered: false }
  },
  rescueRolled(state, event) {
    openTest(state, 'rescue', event.ship, event.die, event.bonus)
  },
  rescueJudged(state, event) {
    exchangeOf(state).rescue = event.isPassed ? 'passed' : 'failed'
    state.test = null
  },
  crossed(state, event) {
    shotInHand(state).crossing = event.factor
    if (event.isStroke) shipOf(state, event.shooter).isCrossingNoted = true
  },
  shotWasted(state) {
    shotInHand(state).result = 'wasted'
  },
  hitRolled(state, event) {
    shotInHand(state).die = event.die
    openTest(state, 'hit', event.shooter, event.die, event.bonus)
  },
  hitJudged(state, event) {
    const shot = shotInHand(state)
    shot.modified = event.modified
    shot.result = event.result
    shot.critical = event.critical
    shot.row = event.row
    shot.damage = event.damage
    if (event.isDoubleLoad) shipOf(state, event.shooter).isDoubleLoaded = false
    state.test = null
  },
  counterFired(state, event) {
    shipOf(state, event.shooter).hasCountered[event.battery] = true
    const exchange = exchangeOf(state)
    exchange.shots.push(unfired(event))
    exchange.isAnswered = true
  },
  fireHeld(state) {
    exchangeOf(state).isAnswered = true
  },
  shipDamaged(state, event) {
    shipOf(state, event.ship)[event.row] = event.left
  },
  rudderShotAway(state, event) {
    shipOf(state, event.ship).rudderTurns = event.turns
  },
  mainmastShotAway(state, event) {
    shipOf(state, event.ship).isMainmastLost = true
  },
  shipSunk(state, event) {
    shipOf(state, event.ship).status = 'sunk'
    dropAims(state, event.ship)
    dropMelees(state, event.ship)
  },
  stayed() {},
  exchangeClosed(state) {
    state.exchange = null
  },
}

/** A ship that is gone or taken fires no more of its announced shots. */
export function dropAims(state: State, ship: string): void {
  state.aims = state.aims.filter(aim => aim.ship !== ship)
}

/** Its melees end with it. */
export function dropMelees(state: State, ship: string): void {
  state.melees = state.melees.filter(row => row.attacker !== ship && row.defender !== ship)
}

function dropAim(state: State, ship: string, battery: Battery): void {
  const index = state.aims.findIndex(aim => aim.ship === ship && aim.battery === battery)
  if (index >= 0) state.aims.splice(index, 1)
}

function unfired(event: Broadside) {
  const { shooter, battery, target } = event
  return {
    shooter,
    battery,
    target,
    crossing: 1,
    die: null,
    modified: null,
    result: 'unfired' as const,
    critical: 'none' as const,
    row: null,
    damage: 0,
  }
}

function openTest(
  state: State,
  kind: 'rescue' | 'hit',
  ship: string,
  die: number,
  bonus: number,
): void {
  state.test = {
    kind,
    ship,
    other: null,
    die,
    otherDie: 0,
    bonus,
    otherBonus: 0,
    spent: 0,
    otherSpent: 0,
  }
}
