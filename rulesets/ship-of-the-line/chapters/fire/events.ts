import { field, whyOf } from '@grognard/umpire'
import { hullSinksAt } from '../../book/tables/ship.ts'
import { battery, load, mast, result, ship, shotKind, side } from '../../model/fields.ts'
import { batteryNumbers, mastName, shipNamed, sideName } from '../../model/names.ts'
import { endTurnOf, shipOf } from '../../model/ships.ts'
import { resetQuietRounds } from '../../model/victory.ts'
import { event } from '../../words.ts'
import { whyNoRetaliation } from './retaliation.ts'

const attackBegan = {
  shooter: ship,
  target: ship,
  side,
  batteries: field.list(battery),
  isRetaliation: field.yesNo,
  hasBroadside: field.yesNo,
  load,
}

const batteryFired = {
  shooter: ship,
  target: ship,
  side,
  /** 1 at the bow to 5 at the stern. */
  battery,
  shot: shotKind,
  range: field.number,
  dice: field.number,
  result,
  isRetaliation: field.yesNo,
}

export const fireEvents = {
  attackBegan: event(attackBegan, {
    apply(state, e) {
      state.attacks.push({
        shooter: e.shooter,
        target: e.target,
        side: e.side,
        batteries: e.batteries.slice(),
        isRetaliation: e.isRetaliation,
        hasBroadside: e.hasBroadside,
        load: e.load,
        isCutShort: false,
      })
    },
    describe: (e, before) => ({
      key: e.isRetaliation ? 'sol.event.attackAnswered' : `sol.event.attackBegan.${e.load}`,
      values: {
        ship: shipNamed(before, e.shooter),
        target: shipNamed(before, e.target),
        side: sideName(e.side),
        batteries: batteryNumbers(e.batteries),
        count: e.batteries.length,
      },
    }),
  }),

  /** One battery, its two dice and what the chart says. */
  batteryFired: event(batteryFired, {
    apply(state, e) {
      state.attacks[state.attacks.length - 1]?.batteries.shift()
      if (e.isRetaliation) return
      shipOf(state, e.shooter).fired[e.side][e.battery - 1] = true
    },
    describe: (e, before) => ({
      key: 'sol.event.batteryFired',
      values: {
        ship: shipNamed(before, e.shooter),
        side: sideName(e.side),
        battery: e.battery,
        shot: { key: `sol.chart.${e.shot}` },
        range: e.range,
        dice: e.dice,
        result: { key: `sol.result.${e.result}` },
      },
    }),
  }),

  /** [SOL-079] The target is gone: the batteries left stay loaded. */
  attackCutShort: event(
    { shooter: ship, target: ship },
    {
      rule: 'SOL-079',
      apply(state) {
        const attack = state.attacks[state.attacks.length - 1]
        if (!attack) return
        attack.batteries = []
        attack.isCutShort = true
      },
      /** When the battle is over nobody fires again, and its end is the last that is told. */
      describe: (e, before) =>
        before.outcome
          ? null
          : {
              key: 'sol.event.attackCutShort',
              values: { ship: shipNamed(before, e.shooter), target: shipNamed(before, e.target) },
            },
    },
  ),

  attackEnded: event(
    {},
    {
      apply(state) {
        state.attacks.pop()
      },
      /** [SOL-065] Why the target has not been asked for an answer; nothing where it has. */
      describe(_, before) {
        const why = before.outcome ? null : whyNoRetaliation(before)
        return why && { key: 'sol.event.noRetaliation', values: whyOf(why) }
      },
    },
  ),

  /** [SOL-065] [SOL-103] The ship lets its chance of an answer go by. */
  fireHeld: event(
    { ship },
    {
      apply() {},
      describe: (e, before) => ({
        key: 'sol.event.fireHeld',
        values: { ship: shipNamed(before, e.ship) },
      }),
    },
  ),

  /** `hull` is what stands on the counter now. */
  hullHit: event(
    { ship, hits: field.number, hull: field.number },
    {
      rule: 'SOL-072',
      apply(state, e) {
        shipOf(state, e.ship).hull = e.hull
        resetQuietRounds(state)
      },
      describe: (e, before) => ({
        key: 'sol.event.hullHit',
        values: {
          ship: shipNamed(before, e.ship),
          hits: e.hits,
          hull: e.hull,
          most: hullSinksAt,
        },
      }),
    },
  ),

  /** `sails` are left on the mast. */
  sailLost: event(
    { ship, mast, sails: field.number },
    {
      rule: 'SOL-073',
      apply(state, e) {
        shipOf(state, e.ship).masts[e.mast] = e.sails
        resetQuietRounds(state)
      },
      describe: (e, before) => ({
        key: 'sol.event.sailLost',
        values: {
          ship: shipNamed(before, e.ship),
          mast: mastName(e.mast),
          sails: e.sails,
        },
      }),
    },
  ),

  batteryLost: event(
    { ship, side, battery },
    {
      rule: 'SOL-074',
      apply(state, e) {
        shipOf(state, e.ship).batteries[e.side][e.battery - 1] = false
        resetQuietRounds(state)
      },
      describe: (e, before) => ({
        key: 'sol.event.batteryLost',
        values: {
          ship: shipNamed(before, e.ship),
          side: sideName(e.side),
          battery: e.battery,
        },
      }),
    },
  ),

  /** [SOL-083] [SOL-084] [SOL-085] It costs the next turn to begin, however many fall before it. */
  mastLost: event(
    { ship, mast },
    {
      rule: 'SOL-075',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.masts[e.mast] = null
        ship.isWreckFallen = true
        resetQuietRounds(state)
      },
      describe: (e, before) => ({
        key: 'sol.event.mastLost',
        values: { ship: shipNamed(before, e.ship), mast: mastName(e.mast) },
      }),
    },
  ),

  rudderLost: event(
    { ship },
    {
      rule: 'SOL-076',
      apply(state, e) {
        shipOf(state, e.ship).hasRudder = false
        resetQuietRounds(state)
      },
      describe: (e, before) => ({
        key: 'sol.event.rudderLost',
        values: { ship: shipNamed(before, e.ship) },
      }),
    },
  ),

  shipSunk: event(
    { ship, cause: field.one(['hull', 'magazine']) },
    {
      rule: ({ cause }) => (cause === 'magazine' ? 'SOL-077' : 'SOL-072'),
      apply(state, e) {
        shipOf(state, e.ship).status = 'sunk'
        endTurnOf(state, e.ship)
        resetQuietRounds(state)
      },
      describe: (e, before) => ({
        key: `sol.event.shipSunk.${e.cause}`,
        values: { ship: shipNamed(before, e.ship) },
      }),
    },
  ),
}
