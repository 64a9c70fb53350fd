import { isPlaced } from '@grognard/umpire'
import type { LessonRow, Seat } from '@grognard/umpire'
import { lessonsAway } from '../../shared/lessons-away.ts'
import type { SeatRecord } from '../record/seat-record.ts'
import type { BattleState } from './battle-state.ts'

/** What a newcomer is told in a first battle, until it is done or put away; null where nothing is. */
export function lessonNow(state: BattleState): LessonRow | null {
  const { game, scenario, record, turnView, sealed, playback } = state
  const { lesson } = game.guide
  const ask = turnView?.ask
  if (!lesson || lesson.scenario !== scenario || !record || !ask || sealed || playback) return null
  if (lessonsAway.getState().includes(game.id)) return null
  const done = givenBy(record, ask.seat)
  return lesson.rows.find(row => row.step === ask.step && !isDone(row, done)) ?? null
}

/** The pieces that it points at. */
export function lessonPieces(state: BattleState): string[] {
  const { game, turnView } = state
  const row = lessonNow(state)
  if (!row?.at || !turnView) return []
  const own = game.allies(turnView.view, turnView.viewer)
  const isMeant = (seat: Seat) => own.includes(seat) === (row.at === 'own')
  return turnView.picture.pieces
    .filter(({ seat }) => seat !== undefined && seat !== null && isMeant(seat))
    .map(({ id }) => id)
}

/** A step and a kind of order that was given at it, as one name. */
const nameOf = (step: string, order: string): string => `${step} ${order}`

function isDone({ step, orders }: LessonRow, done: ReadonlySet<string>): boolean {
  return orders.some(order => done.has(nameOf(step, order)))
}

const known = new WeakMap<SeatRecord, ReadonlySet<string>>()

/** What the seat has ordered so far, and where. */
function givenBy(record: SeatRecord, viewer: Seat): ReadonlySet<string> {
  const found = known.get(record)
  if (found) return found
  const given = new Set<string>()
  let step = ''
  for (const { seat, order, events } of record.entries) {
    if (seat === viewer && order) given.add(nameOf(step, order.kind))
    for (const event of events) if (isPlaced(event)) step = event.place.at(-1)?.at ?? step
  }
  known.set(record, given)
  return given
}
