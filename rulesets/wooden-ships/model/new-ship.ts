import type { Seat } from '@grognard/umpire'
import { advancedHalves } from '../book/tables/ships.ts'
import type { ShipLog } from '../book/tables/ships.ts'
import type { Ship, ShipCard } from './state.ts'

/** [WS-019] */
export function advancedFrom({ hull, crew, guns, carronades, rigging }: ShipLog): ShipLog {
  const halves = advancedHalves
  return {
    hull: Math.ceil((hull * halves.hull) / 2),
    crew: crew.map(squares => (squares * halves.crew) / 2),
    guns: (guns * halves.guns) / 2,
    carronades: (carronades * halves.carronades) / 2,
    rigging,
  }
}

/** Battles share no list with the tables. */
export function copyLog(log: ShipLog): ShipLog {
  return { ...log, crew: [...log.crew], rigging: [...log.rigging] }
}

export function copyCard(card: ShipCard): ShipCard {
  return { ...card, log: copyLog(card.log), leaders: [...card.leaders] }
}

/** A ship without a scratch. */
export function wholeShip(card: ShipCard, index: number, seat: Seat): Ship {
  const { log } = card
  return {
    id: card.id,
    index,
    seat,
    status: 'afloat',
    lostIn: 0,
    actsAgainIn: 0,
    q: 0,
    r: 0,
    heading: 1,
    sails: 'battle',
    quality: card.quality,
    turning: card.turning,
    hull: log.hull,
    crew: [...log.crew],
    guns: quarters(log, 'guns'),
    carronades: quarters(log, 'carronades'),
    rigging: [...log.rigging],
    load: { port: 'round', starboard: 'round' },
    doubling: 'none',
    isFresh: { port: true, starboard: true },
    hasFired: { port: false, starboard: false },
    duty: 'none',
    hasSetSails: false,
    speed: 0,
    isTurnOpen: false,
    wasIdle: false,
    stillTurns: 0,
    driftClock: -1,
    hasGotUnderWay: false,
    runningFor: 0,
    driftedTurns: 0,
    hasMoved: false,
    isFullSailBarred: false,
    plot: null,
    lastPlot: '',
    made: '',
    hasStopped: false,
    startHeading: 1,
    slowedBy: 0,
    trail: [],
    pledge: 'none',
    hanging: { port: 0, starboard: 0 },
    hasHacked: false,
    obscuredUntil: { port: 0, starboard: 0 },
    burnsUntil: 0,
    fireNumber: 0,
    isSectionTied: false,
    parties: [null, null, null],
    isReady: false,
    offersTruce: false,
    anchor: 'none',
    anchorNote: 'none',
    weighing: 0,
    isCableCut: false,
    hasWarped: false,
    aground: 0,
    afloatAt: null,
    doom: 'none',
    prize: null,
    repairs: { hull: 0, guns: 0, rigging: 0 },
    lastBold: -10,
    engagedIn: -10,
    lostLeaders: [],
  }
}

/** [WS-020] Each side split into equal bow and stern halves; an odd square is the bow's. */
function quarters(log: ShipLog, kind: 'guns' | 'carronades'): number[] {
  const bow = Math.ceil(log[kind] / 2)
  const stern = log[kind] - bow
  return [bow, stern, bow, stern]
}
