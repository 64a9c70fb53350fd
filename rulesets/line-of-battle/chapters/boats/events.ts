import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { ship } from '../../model/fields.ts'
import { findShip, shipOf } from '../../model/ships.ts'
import { landing } from '../../model/state-shape.ts'
import type { Landing, State } from '../../model/state.ts'
import { event } from '../../words.ts'

export const boatsEvents = {
  crewTransferred: event(
    {
      from: ship,
      to: ship,
      turn: field.number,
      declared: field.number,
      /** Null where no test was asked for. */
      die: field.orNothing(field.number),
      arrived: field.number,
      lost: field.number,
      /** Crews afterwards. */
      fromCrew: field.number,
      toCrew: field.number,
    },
    {
      rule: 'LOB-085',
      apply(state, e) {
        const { from, to, turn } = e
        const giver = shipOf(state, from)
        const receiver = shipOf(state, to)
        giver.crew = e.fromCrew
        receiver.crew = e.toCrew
        giver.hasTransferred = true
        receiver.hasTransferred = true
        state.transfers = state.transfers.filter(row => row.turn === turn)
        state.transfers.push({ from, to, turn })
      },
      describe: (e, before) => ({
        key: e.die === null ? 'lob.event.crewPassed' : 'lob.event.crewTested',
        values: {
          ship: nameOf(before, e.from),
          to: nameOf(before, e.to),
          declared: e.declared,
          arrived: e.arrived,
          lost: e.lost,
          die: e.die ?? 0,
        },
      }),
    },
  ),

  partyLanded: event(
    { landing },
    {
      rule: 'LOB-118',
      apply(state, e) {
        state.landings.push(copyOf(e.landing))
        shipOf(state, e.landing.ship).hasMoved = true
      },
      describe: ({ landing }, before) => ({
        key: 'lob.event.partyLanded',
        values: {
          ship: nameOf(before, landing.ship),
          objective: { key: `lob.objective.${objectiveName(before, landing.objective)}` },
          turn: landing.dueIn,
        },
      }),
    },
  ),

  /** `place` is the landing's in the state's list. */
  landingEnded: event(
    {
      place: field.number,
      ship,
      outcome: field.one(['succeeded', 'failed']),
      carrier: field.orNothing(ship),
    },
    {
      rule: 'LOB-119',
      apply(state, e) {
        const landing = state.landings[e.place]
        if (!landing) return
        landing.outcome = e.outcome
        landing.carrier = e.carrier
      },
      describe: (e, before) => ({
        key: `lob.event.landing.${e.outcome}`,
        values: { ship: nameOf(before, e.ship), carrier: nameOf(before, e.carrier) },
      }),
    },
  ),
}

export type BoatsEvent = EventsOf<typeof boatsEvents>

const nameOf = (state: State, id: string | null) => (id && findShip(state, id)?.name) || '?'

function objectiveName(before: State, id: string): string {
  return before.objectives.find(row => row.id === id)?.name ?? id
}

function copyOf(landing: Landing): Landing {
  return { ...landing }
}
