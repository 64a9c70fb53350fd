import { dwellOf } from '../record/playback-steps.ts'
import type { Playback } from '../record/playback-steps.ts'
import { isMotionReduced, isPageHidden, whenSeenAgain } from '../../shared/media.ts'
import { settings } from '../../shared/settings.ts'
import type { Autoplay, BattleState } from './battle-state.ts'
import type { Dispatch } from './actions.ts'

/** A key pressed so soon after a playback was still meant for it; milliseconds. */
const STILL_MEANT = 1000

/** So long a finger may be on its way to the button that stood there; milliseconds. */
const ON_ITS_WAY = 500

/** A moment that runs is followed by the next in its time, at the pace that is wanted now. */
export function createPlaybackTimer(dispatch: Dispatch) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let forgetting: ReturnType<typeof setTimeout> | undefined
  let seeing: ReturnType<typeof setTimeout> | undefined
  let stopWaiting: (() => void) | null = null
  let timed: Playback | null = null
  let hadJustPlayed = false
  let wasFootFresh = false
  const wind = ({ playback }: BattleState): void => {
    if (playback?.at === timed?.at && playback?.isRunning === timed?.isRunning) return
    timed = playback
    clearTimeout(timer)
    stopWaiting?.()
    if (!playback?.isRunning) return
    goOnIn(dwellOf(playback, settings.getState().playback))
  }
  /** Nothing is played back to nobody: who comes back sees it go on. */
  const goOnIn = (dwell: number): void => {
    timer = setTimeout(() => {
      if (isPageHidden()) stopWaiting = whenSeenAgain(() => goOnIn(dwell))
      else dispatch({ type: 'playback/tick' })
    }, dwell)
  }
  const forget = ({ hasJustPlayed }: BattleState): void => {
    if (hasJustPlayed === hadJustPlayed) return
    hadJustPlayed = hasJustPlayed
    clearTimeout(forgetting)
    if (!hasJustPlayed) return
    forgetting = setTimeout(() => dispatch({ type: 'playback/forget' }), STILL_MEANT)
  }
  const letFootBePressed = ({ isFootFresh }: BattleState): void => {
    if (isFootFresh === wasFootFresh) return
    wasFootFresh = isFootFresh
    clearTimeout(seeing)
    if (!isFootFresh) return
    seeing = setTimeout(() => dispatch({ type: 'playback/footSeen' }), ON_ITS_WAY)
  }
  return {
    follow(state: BattleState): void {
      wind(state)
      forget(state)
      letFootBePressed(state)
    },
    stop(): void {
      clearTimeout(timer)
      stopWaiting?.()
      clearTimeout(forgetting)
      clearTimeout(seeing)
    },
  }
}

/** How what is new is shown, by the settings and the system's wish. */
export function autoplayNow(): Autoplay {
  if (settings.getState().playback === 'off') return 'off'
  return isMotionReduced() ? 'still' : 'runs'
}
