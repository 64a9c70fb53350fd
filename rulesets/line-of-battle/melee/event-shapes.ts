import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { yesNo, number, listed, maybe } from '@grognard/umpire/shape-words.ts'
import { seat, ship, along, battery } from '../setting-shape.ts'
import type { MeleeEvent } from './events.ts'

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
