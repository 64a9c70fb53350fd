import { field, whyOf } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message, Reason, ShapeOf } from '@grognard/umpire'
import { rescueFactor } from '../../book/tables/movement.ts'
import { battery, row, seat, ship } from '../../model/fields.ts'
import { dropAims, exchangeOf, shotInHand } from '../../model/guns.ts'
import { dropMelees } from '../../model/melees.ts'
import { dieFell, openTest } from '../../model/open-die.ts'
import { aboutShip, shipOf } from '../../model/ships.ts'
import type { Battery, State } from '../../model/state.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'
import { whyNoCounterFire } from './counter-fire.ts'

const reason: ShapeOf<Reason> = { type: 'anything' }

/** One side of a ship against one target. */
const broadside = { shooter: ship, battery, target: ship }

const hitJudged = {
  ...broadside,
  modified: field.number,
  result: field.one(['miss', 'hit', 'critical']),
  /** Null where no second die was rolled. */
  criticalDie: field.orNothing(field.number),
  critical: field.one(['none', 'rudder', 'mainmast', 'double', 'full']),
  locationDie: field.orNothing(field.number),
  row: field.orNothing(row),
  damage: field.number,
  /** The shooter's guns had been double-loaded until this shot. */
  isDoubleLoad: field.yesNo,
}

export const fireEvents = {
  gunsChosen: event(
    { ship, guns: field.one(['lessFire', 'oneSide']) },
    {
      rule: 'LOB-150',
      apply(state, e) {
        shipOf(state, e.ship).halfCrew = e.guns
      },
      describe: (e, before) => ({
        key: `lob.event.gunsChosen.${e.guns}`,
        values: { ship: nameOf(before, e.ship) },
      }),
    },
  ),

  targetNamed: event(
    { ...broadside, seat },
    {
      apply(state, e) {
        const { shooter: ship, battery, target } = e
        state.aims.push({ ship, battery, target })
      },
      describe: (e, before) => of('lob.event.targetNamed', e, before),
    },
  ),

  /** The broadside leaves the list of announced ones; `rescue` is declared with it. */
  shotOpened: event(
    { ...broadside, rescue: field.yesNo },
    {
      apply(state, e) {
        const ship = shipOf(state, e.shooter)
        ship.hasFired[e.battery] = true
        if (e.rescue) ship.manoeuvre = 'rescueTried'
        dropAim(state, e.shooter, e.battery)
        const rescue = e.rescue ? 'declared' : 'no'
        state.exchange = { rescue, shots: [unfired(e)], isAnswered: false }
      },
      describe: (e, before) =>
        of(e.rescue ? 'lob.event.rescueDeclared' : 'lob.event.shotOpened', e, before),
    },
  ),

  rescueRolled: event(
    { ship, die: field.number, bonus: field.number },
    {
      apply(state, e) {
        openTest(state, 'rescue', e.ship)
        dieFell(state, e.die, e.bonus)
      },
      describe: (e, before) => ({
        key: 'lob.event.rescueRolled',
        values: {
          ship: nameOf(before, e.ship),
          die: e.die,
          bonus: e.bonus,
          total: e.die + e.bonus,
        },
      }),
    },
  ),

  /** `modified` is the die with its modifiers and attribute points. */
  rescueJudged: event(
    { ship, modified: field.number, isPassed: field.yesNo },
    {
      rule: 'LOB-101',
      apply(state, e) {
        exchangeOf(state).rescue = e.isPassed ? 'passed' : 'failed'
        state.test = null
      },
      describe: (e, before) => ({
        key: e.isPassed ? 'lob.event.rescuePassed' : 'lob.event.rescueFailed',
        values: { ship: nameOf(before, e.ship) },
      }),
    },
  ),

  /** The shooter lies across the target's bow or stern; `isStroke` when it goes into the log. */
  crossed: event(
    {
      shooter: ship,
      target: ship,
      end: field.one(['bow', 'stern']),
      factor: field.number,
      isStroke: field.yesNo,
    },
    {
      rule: ({ factor }) => (factor === rescueFactor ? 'LOB-109' : 'LOB-107'),
      apply(state, e) {
        shotInHand(state).crossing = e.factor
        if (e.isStroke) shipOf(state, e.shooter).isCrossingNoted = true
      },
      describe: (e, before) => ({
        key: `lob.event.crossed.${e.end}`,
        values: {
          ship: nameOf(before, e.shooter),
          target: nameOf(before, e.target),
          factor: e.factor,
        },
      }),
    },
  ),

  /** The first reason why no die was rolled. */
  shotWasted: event(
    { ...broadside, because: reason },
    {
      apply(state) {
        shotInHand(state).result = 'wasted'
      },
      describe: (e, before) => {
        const { ship, battery, target } = namesIn(e, before)
        return {
          key: 'lob.event.shotWasted',
          values: { ship, battery, target, ...whyOf(e.because) },
        }
      },
    },
  ),

  hitRolled: event(
    { ...broadside, die: field.number, bonus: field.number },
    {
      apply(state, e) {
        shotInHand(state).die = e.die
        openTest(state, 'hit', e.shooter)
        dieFell(state, e.die, e.bonus)
      },
      describe: (e, before) => ({
        key: 'lob.event.hitRolled',
        values: { ...namesIn(e, before), die: e.die },
      }),
    },
  ),

  /** All that the dice made of a shot; no damage is done yet. */
  hitJudged: event(hitJudged, {
    rule: 'LOB-135',
    apply(state, e) {
      const shot = shotInHand(state)
      shot.modified = e.modified
      shot.result = e.result
      shot.critical = e.critical
      shot.row = e.row
      shot.damage = e.damage
      if (e.isDoubleLoad) shipOf(state, e.shooter).isDoubleLoaded = false
      state.test = null
    },
    describe: hitMessage,
  }),

  counterFired: event(broadside, {
    rule: 'LOB-155',
    apply(state, e) {
      shipOf(state, e.shooter).hasCountered[e.battery] = true
      const exchange = exchangeOf(state)
      exchange.shots.push(unfired(e))
      exchange.isAnswered = true
    },
    describe: (e, before) => of('lob.event.counterFired', e, before),
  }),

  fireHeld: event(
    { ship },
    {
      apply(state) {
        exchangeOf(state).isAnswered = true
      },
      describe: aboutShip('lob.event.fireHeld'),
    },
  ),

  /** Boxes struck off, and what is left of the row. */
  shipDamaged: event(
    { ship, row, lost: field.number, left: field.number },
    {
      rule: 'LOB-138',
      apply(state, e) {
        shipOf(state, e.ship)[e.row] = e.left
      },
      describe: (e, before) => ({
        key: e.lost === 0 ? 'lob.event.noDamage' : 'lob.event.shipDamaged',
        values: {
          ship: nameOf(before, e.ship),
          row: { key: e.lost === 0 ? `lob.row.${e.row}` : `lob.box.${e.row}` },
          lost: e.lost,
          left: e.left,
        },
      }),
    },
  ),

  /** Movement phases to come without a change of course. */
  rudderShotAway: event(
    { ship, turns: field.number },
    {
      rule: 'LOB-141',
      apply(state, e) {
        shipOf(state, e.ship).rudderTurns = e.turns
      },
      describe: (e, before) => ({
        key: 'lob.event.rudderShotAway',
        values: { ship: nameOf(before, e.ship), turns: e.turns },
      }),
    },
  ),

  mainmastShotAway: event(
    { ship },
    {
      rule: 'LOB-142',
      apply(state, e) {
        shipOf(state, e.ship).isMainmastLost = true
      },
      describe: aboutShip('lob.event.mainmastShotAway'),
    },
  ),

  shipSunk: event(
    { ship },
    {
      rule: 'LOB-152',
      apply(state, e) {
        shipOf(state, e.ship).status = 'sunk'
        dropAims(state, e.ship)
        dropMelees(state, e.ship)
      },
      describe: aboutShip('lob.event.shipSunk'),
    },
  ),

  exchangeClosed: event(
    {},
    {
      apply(state) {
        state.exchange = null
      },
      describe: () => null,
    },
  ),
}

export type Declared = FieldsOf<typeof broadside>
export type HitJudged = FieldsOf<typeof hitJudged>
export type FireEvent = EventsOf<typeof fireEvents>

function dropAim(state: State, ship: string, battery: Battery): void {
  const index = state.aims.findIndex(aim => aim.ship === ship && aim.battery === battery)
  if (index >= 0) state.aims.splice(index, 1)
}

function unfired(event: Declared) {
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

/** A miss, a hit in a row, or a critical hit of its kind. */
function hitMessage(event: HitJudged, before: State): Message<Key> {
  const names = { ...namesIn(event, before), answer: answerMessage(event, before) }
  if (event.row === null) return { key: 'lob.event.shotMissed', values: names }
  return {
    key: `lob.event.shotHit.${event.critical}`,
    values: { ...names, row: { key: `lob.row.${event.row}` }, damage: event.damage },
  }
}

/** [LOB-155] Why a shot is not answered; nothing where it may be, or where it is the answer. */
function answerMessage(event: HitJudged, before: State): Message<Key> {
  const isAnswer = before.exchange === null || before.exchange.isAnswered
  const because = isAnswer ? null : whyNoCounterFire(before, event)
  if (because === null)
    return { key: event.row === null ? 'lob.fire.afterMiss' : 'lob.fire.afterHit' }
  return { key: 'lob.fire.noCounterFire', values: whyOf(because) }
}

function of(key: Key, event: Declared, before: State): Message<Key> {
  return { key, values: namesIn(event, before) }
}

function namesIn(event: Declared, before: State) {
  return {
    ship: nameOf(before, event.shooter),
    battery: batteryName(event.battery),
    target: nameOf(before, event.target),
  }
}

const batteryName = (battery: Battery): Message<Key> => ({ key: `lob.battery.${battery}` })

function nameOf(state: State, id: string | null): string {
  return id === null ? '?' : shipOf(state, id).name
}
