import { whyOf } from '@grognard/umpire'
import type { Message, Of } from '@grognard/umpire'
import { shipOf } from '../ships.ts'
import type { Battery, State } from '../state.ts'
import { whyNoCounterFire } from './counter-fire.ts'
import type { Broadside, FireEvent, HitJudged } from './events.ts'

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
