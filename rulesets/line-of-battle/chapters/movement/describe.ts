import type { Message, Of } from '@grognard/umpire'
import { inDegrees, inInches } from '../../model/measures.ts'
import { findShip } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import type { MovementEvent, Sailed } from './events.ts'

type Narrate = {
  [K in MovementEvent['kind']]: (event: Of<MovementEvent, K>, before: State) => Message
}

const nameOf = (state: State, id: string | null) => (id && findShip(state, id)?.name) || '?'

/** What happened at sea, as a line of the log. */
function objectiveName(before: State, id: string): string {
  return before.objectives.find(row => row.id === id)?.name ?? id
}

export const narrateMovement: Narrate = {
  shipEntered: (event, before) => ({
    key: 'lob.event.shipEntered',
    values: {
      ship: nameOf(before, event.ship),
      x: inInches(event.x),
      y: inInches(event.y),
      degrees: inDegrees(event.heading),
    },
  }),
  sailed: (event, before) => sailedMessage(event, before),
  linkBroken: (event, before) => ({
    key: 'lob.event.linkBroken',
    values: {
      ship: nameOf(before, event.by),
      leader: nameOf(before, event.leader),
      follower: nameOf(before, event.follower),
    },
  }),
  ranAground: (event, before) => ({
    key: 'lob.event.ranAground',
    values: { ship: nameOf(before, event.ship), damage: event.damage, left: event.hull },
  }),
  wrecked: (event, before) => ({
    key: 'lob.event.wrecked',
    values: { ship: nameOf(before, event.ship) },
  }),
  leftBoard: (event, before) => ({
    key: event.byMorale ? 'lob.event.fledBoard' : 'lob.event.leftBoard',
    values: { ship: nameOf(before, event.ship), edge: { key: `lob.edge.${event.edge}` } },
  }),
  reachedHarbour: (event, before) => ({
    key: 'lob.event.reachedHarbour',
    values: { ship: nameOf(before, event.ship) },
  }),
  tackDeclared: (event, before) => ({
    key: 'lob.event.tackDeclared',
    values: { ship: nameOf(before, event.ship) },
  }),
  tackRolled: (event, before) => ({
    key: 'lob.event.tackRolled',
    values: { ship: nameOf(before, event.ship), die: event.die, bonus: event.bonus },
  }),
  tackJudged: (event, before) => ({
    key: event.isPassed ? 'lob.event.tackPassed' : 'lob.event.tackFailed',
    values: { ship: nameOf(before, event.ship) },
  }),
  anchored: (event, before) => ({
    key: 'lob.event.anchored',
    values: { ship: nameOf(before, event.ship) },
  }),
  spun: (event, before) => ({
    key: event.met === null ? 'lob.event.spun' : 'lob.event.spunAgainst',
    values: {
      ship: nameOf(before, event.ship),
      degrees: inDegrees(event.heading),
      other: nameOf(before, event.met),
    },
  }),
  refloatTried: (event, before) => ({
    key: event.isFree ? 'lob.event.refloated' : 'lob.event.stayedAground',
    values: { ship: nameOf(before, event.ship), die: event.die },
  }),
  crewTransferred: (event, before) => ({
    key: event.die === null ? 'lob.event.crewPassed' : 'lob.event.crewTested',
    values: {
      ship: nameOf(before, event.from),
      to: nameOf(before, event.to),
      declared: event.declared,
      arrived: event.arrived,
      lost: event.lost,
      die: event.die ?? 0,
    },
  }),
  partyLanded: ({ landing }, before) => ({
    key: 'lob.event.partyLanded',
    values: {
      ship: nameOf(before, landing.ship),
      objective: { key: `lob.objective.${objectiveName(before, landing.objective)}` },
      turn: landing.dueIn,
    },
  }),
  landingEnded: (event, before) => ({
    key: `lob.event.landing.${event.outcome}`,
    values: { ship: nameOf(before, event.ship), carrier: nameOf(before, event.carrier) },
  }),
  lineFormed: (event, before) => ({
    key: 'lob.event.lineFormed',
    values: { ships: event.ships.map(id => nameOf(before, id)).join(', ') },
  }),
  linesSeen: event => ({ key: 'lob.event.linesSeen', values: { ships: event.ships.length } }),
}

function sailedMessage(event: Sailed, before: State): Message {
  const end = event.poses[event.poses.length - 1]
  const already = findShip(before, event.ship)?.travelled ?? 0
  const values = {
    ship: nameOf(before, event.ship),
    inches: inInches(event.travelled - already),
    degrees: inDegrees(end?.heading ?? 0),
    other: nameOf(before, event.met),
  }
  if (event.met !== null) return { key: 'lob.event.sailedInto', values }
  if (event.isFlight) return { key: 'lob.event.fled', values }
  if (event.isAnchored) return { key: 'lob.event.sailedAndAnchored', values }
  return { key: event.isWeighed ? 'lob.event.weighedAndSailed' : 'lob.event.sailed', values }
}
