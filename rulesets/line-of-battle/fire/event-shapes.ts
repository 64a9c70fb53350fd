import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { yesNo, anything, number, maybe } from '@grognard/umpire/shape-words.ts'
import { seat, ship, battery, row } from '../setting-shape.ts'
import type { FireEvent } from './events.ts'

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
