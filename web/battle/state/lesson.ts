import { isPlaced } from '@grognard/umpire'
import type { LessonRow, Seat, SeatRecord } from '@grognard/umpire'
import { lessonsAway } from '../../shared/lessons-away.ts'
import type { BattleState } from './battle-state.ts'
import { unsettledPieces } from './settled.ts'

/** What a newcomer is told in a first battle, until it is done or put away; null where nothing is. */
export function lessonNow(state: BattleState): LessonRow | null {
  const { game, scenario, record, turnView, sealed, playback } = state
  const { lesson } = game.guide
  const ask = turnView?.ask
  if (!lesson || lesson.scenario !== scenario || !record || !ask || sealed || playback) return null
  if (lessonsAway.getState().includes(game.id)) return null
  const { seat, step } = ask
  const given = givenIn(record)
  return lesson.rows.find(row => row.step === step && !isDone(row, seat, given)) ?? null
}

/** The pieces that it points at: of one’s own those that have still to be ordered something. */
export function lessonPieces(state: BattleState): string[] {
  const { game, turnView } = state
  const row = lessonNow(state)
  if (!row?.at || !turnView) return []
  if (row.at === 'own') return unsettledPieces(state)
  const own = game.allies(turnView.view, turnView.viewer)
  return turnView.picture.pieces
    .filter(({ seat }) => seat !== undefined && seat !== null && !own.includes(seat))
    .map(({ id }) => id)
}

/** A kind of order that a seat has given at a step, as one name. */
const nameOf = (seat: Seat, step: string, order: string): string => `${seat} ${step} ${order}`

function isDone({ step, orders }: LessonRow, seat: Seat, given: ReadonlySet<string>): boolean {
  return orders.some(order => given.has(nameOf(seat, step, order)))
}

const known = new WeakMap<SeatRecord, ReadonlySet<string>>()

/** What has been ordered so far, by whom and where. */
function givenIn(record: SeatRecord): ReadonlySet<string> {
  const found = known.get(record)
  if (found) return found
  const given = new Set<string>()
  let step = ''
  for (const { seat, order, events } of record.entries) {
    if (seat && order) given.add(nameOf(seat, step, order.kind))
    for (const event of events) if (isPlaced(event)) step = event.place.at(-1)?.at ?? step
  }
  known.set(record, given)
  return given
}
