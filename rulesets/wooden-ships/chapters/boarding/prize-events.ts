import { field } from '@grognard/umpire'
import { ammunitionIds } from '../../book/tables/ships.ts'
import { quality, seat, ship, squares } from '../../model/fields.ts'
import { shipName } from '../../model/names.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { event } from '../../words.ts'

/** 0 the first. */
const section = field.integer(0, 2)
const load = field.orNothing(field.one([...ammunitionIds, 'unknown']))

/** How ships change hands, and crews go over. */
export const prizeEvents = {
  /** [WS-023] What she is loaded with her new commander learns. */
  shipCaptured: event(
    {
      ship,
      from: ship,
      seat,
      quality,
      isTakenBack: field.yesNo,
      crew: squares,
      parties: field.list(field.record({ ship, section })),
      port: load,
      starboard: load,
    },
    {
      rule: 'WS-233',
      apply(state, e) {
        for (const row of e.parties) {
          const boarder = shipOf(state, row.ship)
          if (!e.isTakenBack) boarder.crew[row.section] = 0
          boarder.parties[row.section] = null
        }
        const taken = shipOf(state, e.ship)
        const owner = taken.prize?.owner ?? taken.seat
        changeHands(state, taken, e.isTakenBack ? owner : e.seat, e)
        taken.prize = e.isTakenBack
          ? null
          : { crew: e.crew, quality: e.quality, from: e.from, owner }
        taken.lostIn = e.isTakenBack ? 0 : state.turn
      },
      describe: (e, before) => ({
        key: e.isTakenBack ? 'ws.event.shipTakenBack' : 'ws.event.shipCaptured',
        values: {
          ship: shipName(before, e.ship),
          from: shipName(before, e.from),
          crew: e.crew,
        },
      }),
      redact: (e, to) =>
        to === e.seat ? e : { ...e, port: unseen(e.port), starboard: unseen(e.starboard) },
    },
  ),

  shipRetaken: event(
    { ship, seat, port: load, starboard: load },
    {
      rule: 'WS-235',
      apply(state, e) {
        const free = shipOf(state, e.ship)
        changeHands(state, free, e.seat, e)
        free.prize = null
        free.lostIn = 0
      },
      describe: (e, before) => ({
        key: 'ws.event.shipRetaken',
        values: { ship: shipName(before, e.ship) },
      }),
      redact: (e, to) =>
        to === e.seat ? e : { ...e, port: unseen(e.port), starboard: unseen(e.starboard) },
    },
  ),

  /** [WS-236] Hands for a ship that had none at her guns rest until next turn. */
  crewTransferred: event(
    {
      seat,
      ship,
      target: ship,
      sections: field.list(section),
      home: field.list(squares),
      there: field.list(squares),
      prize: squares,
      rests: field.yesNo,
    },
    {
      rule: 'WS-236',
      apply(state, e) {
        const left = shipOf(state, e.ship)
        const joined = shipOf(state, e.target)
        left.crew = e.home.slice()
        for (const at of e.sections) left.parties[at] = null
        joined.crew = e.there.slice()
        if (joined.prize) joined.prize.crew = e.prize
        if (e.rests) joined.duty = 'resting'
      },
      describe: (e, before) => ({
        key: 'ws.event.crewTransferred',
        values: { ship: shipName(before, e.ship), target: shipName(before, e.target) },
      }),
      redact: (e, to) => (to === e.seat ? e : { ...e, rests: false }),
    },
  ),
}

/** Nothing that her people had in hand is gone on with. */
function changeHands(
  state: State,
  taken: Ship,
  to: string,
  { port, starboard }: Pick<Ship['load'], 'port' | 'starboard'>,
): void {
  taken.seat = to
  taken.load = { port, starboard }
  taken.parties = taken.parties.map(() => null)
  taken.isReady = false
  taken.doubling = 'none'
  taken.anchorNote = 'none'
  taken.duty = 'none'
  taken.plot = null
  if (taken.status === 'surrendered') taken.status = 'afloat'
  for (const melee of state.melees)
    if (melee.ship === taken.id || melee.attackers.includes(taken.id)) melee.isOver = true
}

function unseen(loaded: Ship['load']['port']): Ship['load']['port'] {
  return loaded === null ? null : 'unknown'
}
