import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { cloudRadius } from '../../book/tables/measures.ts'
import { along, turn } from '../../model/fields.ts'
import { event } from '../../words.ts'

const light = field.one(['day', 'night'])
const places = field.list(field.record({ x: along, y: along }))

export const weatherEvents = {
  lightChanged: event(
    { light },
    {
      rule: 'WAS-172',
      apply(state, e) {
        state.light = e.light
      },
      describe: e => ({ key: e.light === 'night' ? 'was.event.nightFell' : 'was.event.dayBroke' }),
    },
  ),

  /** The coin of a battle at twilight. */
  twilightTossed: event(
    { first: light },
    {
      rule: 'WAS-172',
      apply(state, { first }) {
        state.light = first
      },
      describe: e => ({
        key: 'was.event.twilight',
        values: { first: { key: `was.light.${e.first}Word` } },
      }),
    },
  ),

  squallsSet: event(
    { places },
    {
      rule: 'WAS-173',
      apply(state, e) {
        for (const { x, y } of e.places)
          state.clouds.push({ kind: 'squall', x, y, radius: cloudRadius.squall, until: 0 })
      },
      describe: e => ({ key: 'was.event.squallsSet', values: { count: e.places.length } }),
    },
  ),

  /** In the order in which they stand. */
  squallsDrifted: event(
    { places },
    {
      rule: 'WAS-173',
      apply(state, e) {
        const squalls = state.clouds.filter(({ kind }) => kind === 'squall')
        for (const [at, squall] of squalls.entries()) {
          const to = e.places[at]
          if (!to) continue
          squall.x = to.x
          squall.y = to.y
        }
      },
      describe: e => ({ key: 'was.event.squallsDrifted', values: { count: e.places.length } }),
    },
  ),

  smokeCleared: event(
    { turn },
    {
      rule: 'WAS-165',
      apply(state, e) {
        state.clouds = state.clouds.filter(({ until }) => until === 0 || until > e.turn)
      },
      describe: (e, before) => ({
        key: 'was.event.smokeCleared',
        values: {
          count: before.clouds.filter(({ until }) => until !== 0 && until <= e.turn).length,
        },
      }),
    },
  ),
}

export type WeatherEvent = EventsOf<typeof weatherEvents>
