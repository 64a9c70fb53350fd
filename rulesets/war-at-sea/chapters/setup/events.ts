import { field, joinNames } from '@grognard/umpire'
import type { EventsOf, Value } from '@grognard/umpire'
import { copyEnlisted } from '../../model/copy.ts'
import { headingFrom, homeOf, zoneFor } from '../../model/deployment.ts'
import { along, die, heading, unit } from '../../model/fields.ts'
import { groundOf } from '../../model/ground.ts'
import { inDegrees, inMillimetres } from '../../model/measures.ts'
import { planeFrom, unitFrom } from '../../model/new-unit.ts'
import { card, enlisted } from '../../model/state-shape.ts'
import { nameOf, unitOf } from '../../model/units.ts'
import type { Enlisted, State } from '../../model/state.ts'
import { event } from '../../words.ts'
import { nameOnRoster } from '../../model/names.ts'

const { seat } = field

export const setupEvents = {
  layoutLaid: event(
    { die },
    {
      rule: 'WAS-035',
      apply(state, e) {
        const { width, height } = state.rules
        const { islands, clouds, objectives } = groundOf(e.die, width, height)
        state.islands = islands
        state.clouds = [...state.clouds, ...clouds]
        state.objectives = objectives
      },
      describe: e => ({ key: 'was.event.layoutLaid', values: { layout: e.die } }),
    },
  ),

  fleetBuilt: event(
    { seat, units: field.either(field.one(['hidden']), field.list(enlisted)) },
    {
      rule: 'WAS-025',
      apply(state, e) {
        const player = state.players.find(one => one.seat === e.seat)
        if (player) player.enlisted = copyEnlisted(e.units)
      },
      describe: e => ({
        key: e.units === 'hidden' ? 'was.event.fleetHidden' : 'was.event.fleetBuilt',
        values: {
          fleet: { key: `was.fleet.${e.seat}` },
          names: e.units === 'hidden' ? '' : namesOf(e.units),
        },
      }),
      redact: (e, to) => (to === e.seat ? e : { ...e, units: 'hidden' }),
    },
  ),

  /** [WAS-039] Aircraft stand on their carriers or ashore, ships wait to be deployed. */
  fleetMustered: event(
    {
      seat,
      cards: field.list(card),
      /** In the order of the cards: of an aircraft a carrier or the airbase, of others nothing. */
      homes: field.list(field.orNothing(field.text(120))),
    },
    {
      rule: 'WAS-030',
      apply(state, e) {
        const first = state.cards.length
        state.cards = [...state.cards, ...structuredClone(e.cards)]
        for (const [at, row] of e.cards.entries()) {
          const home = e.homes[at] ?? null
          if (home !== null) state.aircraft.push(planeFrom(row.id, first + at, e.seat, home))
          else state.units.push({ ...unitFrom(row, first + at, e.seat), status: 'waiting' })
        }
        const player = state.players.find(one => one.seat === e.seat)
        if (player) player.enlisted = null
      },
      describe: e => ({
        key: 'was.event.fleetMustered',
        values: {
          seat: { key: `seat.${e.seat}` },
          points: e.cards.reduce((sum, { points }) => sum + points, 0),
          names: joinNames(e.cards.map(({ name }) => name)),
        },
      }),
    },
  ),

  /** By one who shares a side; where one has all of it nothing is said. */
  taskGroupFormed: event(
    { seat, units: field.list(unit) },
    {
      rule: 'WAS-051',
      apply(state, e) {
        state.commanders = state.commanders.map(one =>
          one.seat === e.seat ? { ...one, charge: e.units.slice() } : one,
        )
      },
      describe: (e, before) => ({
        key: 'was.event.taskGroupFormed',
        values: {
          seat: { key: `seat.${e.seat}` },
          names: joinNames(e.units.map(id => nameOf(before, id))),
        },
      }),
    },
  ),

  sidesRolled: event(
    {
      /** Who chooses and deploys first, then the other. */
      order: field.list(field.seat, { fewest: 2, most: 2, isDistinct: true }),
      /** In the order of the players. */
      totals: field.list(field.number, { fewest: 2, most: 2 }),
    },
    {
      rule: 'WAS-036',
      apply(state, e) {
        state.order = e.order.slice()
      },
      describe: ({ order, totals }) => ({
        key: 'was.event.sidesRolled',
        values: {
          first: { key: `seat.${order[0] ?? ''}` },
          less: Math.min(...totals),
          more: Math.max(...totals),
        },
      }),
    },
  ),

  sideChosen: event(
    { seat, edge: field.one(['west', 'east']) },
    {
      rule: 'WAS-036',
      apply(state, e) {
        for (const player of state.players)
          player.home = (player.seat === e.seat) === (e.edge === 'west') ? 'west' : 'east'
        for (const one of state.units) berth(state, one)
      },
      describe: e => ({
        key: 'was.event.sideChosen',
        values: { seat: { key: `seat.${e.seat}` }, edge: { key: `was.edge.${e.edge}` } },
      }),
    },
  ),

  unitDeployed: event(
    { unit, x: along, y: along, heading },
    {
      rule: 'WAS-037',
      apply(state, e) {
        const deployed = unitOf(state, e.unit)
        deployed.status = 'afloat'
        deployed.x = e.x
        deployed.y = e.y
        deployed.heading = e.heading
      },
      describe: (e, before) => ({
        key: 'was.event.unitDeployed',
        values: {
          unit: nameOf(before, e.unit),
          x: inMillimetres(e.x),
          y: inMillimetres(e.y),
          degrees: inDegrees(e.heading),
        },
      }),
    },
  ),
}

export type SetupEvent = EventsOf<typeof setupEvents>

function namesOf(units: readonly Enlisted[]): Value {
  return joinNames(units.map(one => nameOnRoster(one.card)))
}

/** Until it is deployed a unit counts as lying in the middle of its zone, heading for the enemy. */
function berth(state: State, one: State['units'][number]): void {
  const zone = zoneFor(state, one)
  if (!zone) return
  one.x = Math.floor(zone.x + zone.width / 2)
  one.y = Math.floor(zone.y + zone.height / 2)
  one.heading = headingFrom(homeOf(state, one.seat))
}
