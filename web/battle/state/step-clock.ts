import type { Clock, Seat } from '@grognard/umpire'
import { isComputer } from '../../shared/player-kind.ts'
import { keepTimesUsed } from '../../storage/clock-times.ts'
import type { Dispatch, Handlers } from './actions.ts'
import type { BattleState } from './battle-state.ts'
import { sent } from './requests.ts'

/** The time of the step that the viewer is asked, and the seconds that are left of it. */
export interface TimeLeft {
  clock: Clock
  seconds: number
}

/** Null where nobody is timed here: between people on both sides alone is there a clock, and far away the server keeps it. */
export function timeLeft(state: BattleState): TimeLeft | null {
  const { game, turnView, sealed, isWatching, ended, timesUsed } = state
  if (!turnView?.ask || sealed || isWatching || ended) return null
  if (state.far !== null || !arePeopleOnBothSides(state)) return null
  const clock = game.clock(turnView.view, turnView.viewer)
  if (!clock) return null
  const used = timesUsed.get(nameOf(turnView.viewer, clock)) ?? 0
  return { clock, seconds: Math.max(0, clock.seconds - used) }
}

function arePeopleOnBothSides({ game, turnView, players }: BattleState): boolean {
  if (!turnView) return false
  const { view, viewer } = turnView
  const own = game.allies(view, viewer)
  return game.seats(view).some(seat => !own.includes(seat) && !isComputer(players[seat]))
}

/** Each seat has the time for itself, however often the screen changes hands. */
const nameOf = (seat: Seat, { name }: Clock): string => `${seat} ${name}`

/** It stands still while something is played back, and while an order is on its way. */
function isRunning(state: BattleState): boolean {
  return !state.playback && state.onTheirWay.length === 0 && timeLeft(state) !== null
}

export const clockHandlers: Handlers<'clock/tick'> = {
  'clock/tick'(state) {
    const left = isRunning(state) ? timeLeft(state) : null
    const viewer = state.turnView?.viewer
    if (!left || viewer === undefined) return state
    const { clock, seconds } = left
    if (seconds <= 0) return sent({ ...state, confirmation: null }, viewer, clock.order)
    const used = clock.seconds - seconds + 1
    return { ...state, timesUsed: new Map(state.timesUsed).set(nameOf(viewer, clock), used) }
  },
}

const SECOND = 1000

/** Ticks while the viewer has a step to answer in time; what has been used is kept for a page that is loaded anew. */
export function createStepClock({ id, timesUsed }: BattleState, dispatch: Dispatch) {
  let timer: ReturnType<typeof setInterval> | undefined
  let kept = timesUsed
  const stop = (): void => {
    clearInterval(timer)
    timer = undefined
  }
  return {
    follow(state: BattleState): void {
      if (state.timesUsed !== kept) keepTimesUsed(id, (kept = state.timesUsed))
      if (!isRunning(state)) stop()
      else timer ??= setInterval(() => dispatch({ type: 'clock/tick' }), SECOND)
    },
    stop,
  }
}
