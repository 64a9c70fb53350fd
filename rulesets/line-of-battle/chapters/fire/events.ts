import { whyOf } from '@grognard/umpire'
import type { Message, Of, Reason, Seat, ShotSeen } from '@grognard/umpire'
import { anything, maybe, number, yesNo } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import type { RowId } from '../../book/tables/fire.ts'
import { battery, row, seat, ship } from '../../model/fields.ts'
import { shipOf } from '../../model/ships.ts'
import type { Battery, Ship, Shot, State } from '../../model/state.ts'
import type { Evolve } from '../../rules.ts'
import { whyNoCounterFire } from './counter-fire.ts'
import { exchangeOf, shotInHand } from './exchange.ts'

export type FireEvent =
  | { kind: 'gunsChosen'; ship: string; guns: 'lessFire' | 'oneSide' }
  | ({ kind: 'targetNamed'; seat: Seat } & Broadside)
  /** The broadside leaves the list of announced ones; `rescue` is declared with it. */
  | ({ kind: 'shotOpened'; rescue: boolean } & Broadside)
  | { kind: 'rescueRolled'; ship: string; die: number; bonus: number }
  /** `modified` is the die with its modifiers and attribute points. */
  | { kind: 'rescueJudged'; ship: string; modified: number; isPassed: boolean }
  | Crossed
  /** The first reason why no die was thrown. */
  | ({ kind: 'shotWasted'; because: Reason } & Broadside)
  | ({ kind: 'hitRolled'; die: number; bonus: number } & Broadside)
  | HitJudged
  | ({ kind: 'counterFired' } & Broadside)
  | { kind: 'fireHeld'; ship: string }
  | ShipDamaged
  /** Movement phases to come without a change of course. */
  | { kind: 'rudderShotAway'; ship: string; turns: number }
  | { kind: 'mainmastShotAway'; ship: string }
  | { kind: 'shipSunk'; ship: string }
  | { kind: 'stayed'; ship: string }
  | { kind: 'exchangeClosed' }

/** One side of a ship against one target. */
export interface Broadside {
  shooter: string
  battery: Battery
  target: string
}

/** The shooter lies across the target's bow or stern; `isStroke` when it goes into the log. */
interface Crossed {
  kind: 'crossed'
  shooter: string
  target: string
  end: 'bow' | 'stern'
  factor: number
  isStroke: boolean
}

/** All that the dice made of a shot; no damage is done yet. */
export interface HitJudged extends Broadside {
  kind: 'hitJudged'
  modified: number
  result: Exclude<Shot['result'], 'unfired' | 'wasted'>
  /** Null where no second die was thrown. */
  criticalDie: number | null
  critical: Shot['critical']
  locationDie: number | null
  row: RowId | null
  damage: number
  /** The shooter's guns had been double-loaded until this shot. */
  isDoubleLoad: boolean
}

/** Boxes struck off, and what is left of the row. */
interface ShipDamaged {
  kind: 'shipDamaged'
  ship: Ship['id']
  row: RowId
  lost: number
  left: number
}

export const fireEventShapes: EventShapes<FireEvent> = {
  gunsChosen: { ship: ship, guns: { type: 'text', values: ['lessFire', 'oneSide'] } },
  targetNamed: { seat: seat, shooter: ship, battery: battery, target: ship },
  shotOpened: { rescue: yesNo, shooter: ship, battery: battery, target: ship },
  rescueRolled: { ship: ship, die: number, bonus: number },
  rescueJudged: { ship: ship, modified: number, isPassed: yesNo },
  crossed: {
    shooter: ship,
    target: ship,
    end: { type: 'text', values: ['bow', 'stern'] },
    factor: number,
    isStroke: yesNo,
  },
  shotWasted: { because: anything, shooter: ship, battery: battery, target: ship },
  hitRolled: { die: number, bonus: number, shooter: ship, battery: battery, target: ship },
  hitJudged: {
    shooter: ship,
    battery: battery,
    target: ship,
    modified: number,
    result: { type: 'text', values: ['miss', 'hit', 'critical'] },
    criticalDie: maybe(number),
    critical: { type: 'text', values: ['none', 'rudder', 'mainmast', 'double', 'full'] },
    locationDie: maybe(number),
    row: maybe(row),
    damage: number,
    isDoubleLoad: yesNo,
  },
  counterFired: { shooter: ship, battery: battery, target: ship },
  fireHeld: { ship: ship },
  shipDamaged: { ship: ship, row: row, lost: number, left: number },
  rudderShotAway: { ship: ship, turns: number },
  mainmastShotAway: { ship: ship },
  shipSunk: { ship: ship },
  stayed: { ship: ship },
  exchangeClosed: {},
}

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

type Narrate = {
  [K in FireEvent['kind']]: (event: Of<FireEvent, K>, before: State) => Message | null
}

export const narrateFire: Narrate = {
  gunsChosen: (event, before) => ({
    key: `lob.event.gunsChosen.${event.guns}`,
    values: { ship: nameOf(before, event.ship) },
  }),
  targetNamed: (event, before) => of('lob.event.targetNamed', event, before),
  shotOpened: (event, before) =>
    of(event.rescue ? 'lob.event.rescueDeclared' : 'lob.event.shotOpened', event, before),
  rescueRolled: (event, before) => ({
    key: 'lob.event.rescueRolled',
    values: { ship: nameOf(before, event.ship), die: event.die },
  }),
  rescueJudged: (event, before) => ({
    key: event.isPassed ? 'lob.event.rescuePassed' : 'lob.event.rescueFailed',
    values: { ship: nameOf(before, event.ship), total: event.modified },
  }),
  crossed: (event, before) => ({
    key: `lob.event.crossed.${event.end}`,
    values: {
      ship: nameOf(before, event.shooter),
      target: nameOf(before, event.target),
      factor: event.factor,
    },
  }),
  shotWasted: (event, before) => {
    const { ship, battery, target } = namesIn(event, before)
    return {
      key: 'lob.event.shotWasted',
      values: { ship, battery, target, ...whyOf(event.because) },
    }
  },
  hitRolled: (event, before) => ({
    key: 'lob.event.hitRolled',
    values: { ...namesIn(event, before), die: event.die },
  }),
  hitJudged: (event, before) => hitMessage(event, before),
  counterFired: (event, before) => of('lob.event.counterFired', event, before),
  fireHeld: (event, before) => ({
    key: 'lob.event.fireHeld',
    values: { ship: nameOf(before, event.ship) },
  }),
  shipDamaged: (event, before) => ({
    key: event.lost === 0 ? 'lob.event.noDamage' : 'lob.event.shipDamaged',
    values: {
      ship: nameOf(before, event.ship),
      row: { key: `lob.row.${event.row}` },
      lost: event.lost,
      left: event.left,
    },
  }),
  rudderShotAway: (event, before) => ({
    key: 'lob.event.rudderShotAway',
    values: { ship: nameOf(before, event.ship), turns: event.turns },
  }),
  mainmastShotAway: (event, before) => ({
    key: 'lob.event.mainmastShotAway',
    values: { ship: nameOf(before, event.ship) },
  }),
  shipSunk: (event, before) => ({
    key: 'lob.event.shipSunk',
    values: { ship: nameOf(before, event.ship) },
  }),
  stayed: (event, before) => ({
    key: 'lob.event.stayed',
    values: { ship: nameOf(before, event.ship) },
  }),
  exchangeClosed: () => null,
}

/** A miss, a hit in a row, or a critical hit of its kind. */
function hitMessage(event: HitJudged, before: State): Message {
  const names = { ...namesIn(event, before), answer: answerMessage(event, before) }
  if (event.row === null) return { key: 'lob.event.shotMissed', values: names }
  return {
    key: `lob.event.shotHit.${event.critical}`,
    values: { ...names, row: { key: `lob.row.${event.row}` }, damage: event.damage },
  }
}

/** [LOB-155] Why a shot is not answered; nothing where it may be, or where it is the answer. */
function answerMessage(event: HitJudged, before: State): Message {
  const isAnswer = before.exchange === null || before.exchange.isAnswered
  const because = isAnswer ? null : whyNoCounterFire(before, event)
  if (because === null)
    return { key: event.row === null ? 'lob.fire.afterMiss' : 'lob.fire.afterHit' }
  return { key: 'lob.fire.noCounterFire', values: whyOf(because) }
}

function of(key: string, event: Broadside, before: State): Message {
  return { key, values: namesIn(event, before) }
}

function namesIn(event: Broadside, before: State) {
  return {
    ship: nameOf(before, event.shooter),
    battery: batteryName(event.battery),
    target: nameOf(before, event.target),
  }
}

const batteryName = (battery: Battery): Message => ({ key: `lob.battery.${battery}` })

function nameOf(state: State, id: string | null): string {
  return id === null ? '?' : shipOf(state, id).name
}

/** Broadsides that can be seen on the chart. */
export const shots = {
  hitJudged: ({ shooter, target, result }: HitJudged): ShotSeen[] => [
    { from: shooter, to: target, isHit: result !== 'miss' },
  ],
}
