import { useStore } from 'zustand'
import { Icon } from '../../shared/icon.tsx'
import type { Sign } from '../../shared/icon.tsx'
import { isMotionReduced, useIsNarrow } from '../../shared/media.ts'
import { useWords } from '../../shared/sentences.ts'
import { paces, settings } from '../../shared/settings.ts'
import { Line } from '../log/log-line.tsx'
import { momentNow } from '../record/playback-steps.ts'
import type { Playback } from '../record/playback-steps.ts'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { ReplayActions, TurnChoice, TurnStrokes } from './replay-bar.tsx'

interface Props {
  store: BattleStore
  state: BattleState
  playback: Playback
}

/** What happens, line by line with its ruling; on a phone what is seldom touched of the hand too. */
export function PlaybackLine({ store, state, playback }: Props) {
  const { game } = state.battle
  const { isRunning } = playback
  const isNarrow = useIsNarrow()
  const line = momentNow(playback)?.line
  return (
    <div className="playback-desk">
      <div className="playback-line" aria-live={isRunning ? 'off' : 'polite'}>
        {line && (
          <Line
            key={line.id}
            line={line}
            game={game}
            opened={() => isRunning && store.projector.toggle()}
          />
        )}
      </div>
      {!playback.replay && !isRunning && isMotionReduced() && <StandsStill />}
      {isNarrow && <Choices {...{ store, state, playback }} />}
    </div>
  )
}

/** Where nothing may move by itself, why it waits and how it goes on. */
function StandsStill() {
  const words = useWords()
  return <p className="playback-still quiet">{words.say({ key: 'web.playback.still' })}</p>
}

/** The hand at the playback. */
export function PlaybackControls({ store, state, playback }: Props) {
  const { projector } = store
  const words = useWords(state.battle.game)
  const isNarrow = useIsNarrow()
  const { isRunning, replay } = playback
  const button = (key: string, act: () => void, sign: Sign) => (
    <button type="button" aria-label={words.say({ key })} title={words.say({ key })} onClick={act}>
      <Icon sign={sign} />
    </button>
  )
  return (
    <section
      className={replay ? 'playback replay' : 'playback'}
      aria-label={words.say({ key: replay ? 'web.replay' : 'web.playback' })}
    >
      <div className="playback-steps">
        {button('web.playback.back', () => projector.step(-1), 'stepBack')}
        {isRunning
          ? button('web.playback.pause', projector.toggle, 'pause')
          : button('web.playback.play', projector.toggle, 'play')}
        {button('web.playback.forward', () => projector.step(1), 'stepForward')}
      </div>
      <Place {...{ store, state, playback }} />
      {!isNarrow && <Choices {...{ store, state, playback }} />}
      <button type="button" className="main" onClick={projector.finish}>
        {words.say({ key: replay ? 'web.replay.leave' : 'web.playback.finish' })}
      </button>
    </section>
  )
}

function Place({ store, state, playback }: Props) {
  const words = useWords()
  const { at, timeline, replay } = playback
  const count = timeline.moments.length
  return (
    <span className="playback-place">
      <input
        type="range"
        min={1}
        max={count}
        value={at}
        aria-label={words.say({ key: 'web.playback.place' })}
        aria-valuetext={words.say({ key: 'web.playback.of', values: { at, count } })}
        onChange={event => store.projector.goTo(Number(event.target.value))}
      />
      {replay && <TurnStrokes {...{ state, playback }} />}
    </span>
  )
}

/** How fast; of a replay also from which turn, by whose eyes, and a branch. */
function Choices({ store, state, playback }: Props) {
  return (
    <div className="playback-choices">
      <Pace />
      {playback.replay && <TurnChoice {...{ store, state, playback }} />}
      {playback.replay && <ReplayActions {...{ store, state, playback }} />}
    </div>
  )
}

/** How fast; it is kept for the next time. */
function Pace() {
  const now = useStore(settings)
  const words = useWords()
  return (
    <select
      aria-label={words.say({ key: 'web.playback.pace' })}
      value={now.playback}
      onChange={event => {
        const playback = paces.find(one => one === event.target.value) ?? now.playback
        settings.setState({ ...now, playback }, true)
      }}
    >
      {paces
        .filter(pace => pace !== 'off')
        .map(pace => (
          <option key={pace} value={pace}>
            {words.say({ key: `web.playback.${pace}` })}
          </option>
        ))}
    </select>
  )
}
