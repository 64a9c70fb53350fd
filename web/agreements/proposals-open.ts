import type { ProposeQuestion, Running, TableCard } from '@grognard/remote/index.ts'
import type { Seat, SeatRecord } from '@grognard/umpire'

interface Standing {
  card: TableCard
  running: Running
  own: Seat
  record: SeatRecord
  /** The entry that a replay shows; undefined where none runs. */
  at: number | undefined
}

interface Offer {
  /** Of its sentence. */
  key: string
  what: ProposeQuestion['what']
}

/** What the seat may propose to the others as it stands; nothing while something is open. */
export function proposalsOpen({ card, running, own, record, at }: Standing): Offer[] {
  const { seats, stage } = card
  const isPlayedFor = seats.some(one => one.seat === own && one.standIn !== null)
  const isWaiting = running.proposal !== null && running.proposal.closed === null
  if (stage !== 'playing' || isPlayedFor || isWaiting) return []
  const isAmongPeople = seats.every(({ kind, standIn }) => kind === 'person' && standIn === null)
  return [...backwards(record, at), ...(isAmongPeople ? [draw] : []), end]
}

const draw: Offer = { key: 'web.agree.propose.draw', what: { about: 'draw' } }
const end: Offer = { key: 'web.agree.propose.end', what: { about: 'end' } }

/** To before the last order, the last dice, and what a replay shows; each place once. */
function backwards({ entries }: SeatRecord, at: number | undefined): Offer[] {
  const last = entries.length - 1
  const dice = entries.findLast(({ events }) => events.some(({ rolls = [] }) => rolls.length > 0))
  const ways: [string, number | undefined][] = [
    ['web.agree.propose.last', last],
    ['web.agree.propose.dice', dice?.seq],
    ['web.agree.propose.moment', at],
  ]
  const places = new Set<number>()
  return ways.flatMap(([key, to]) => {
    if (to === undefined || to < 1 || to > last || places.has(to)) return []
    places.add(to)
    return [{ key, what: { about: 'undo' as const, to } }]
  })
}
