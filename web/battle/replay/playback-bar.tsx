import { useStore } from 'zustand'
import { Icon } from '../../shared/icon.tsx'
import type { Sign } from '../../shared/icon.tsx'
import { isMotionReduced, useIsNarrow } from '../../shared/media.ts'
import { useWords } from '../../shared/sentences.ts'
import { paces, settings } from '../../shared/settings.ts'
import { Line } from '../log/log-line.tsx'
import { momentNow } from '../record/playback-steps.ts'
import type { Playback } from '../record/playback-steps.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { DisasterDice } from './disaster-card.tsx'
import { ReplayActions, TurnChoice, TurnStrokes } from './replay-bar.tsx'
import { useBattle } from '../state/use-battle.ts'

interface Props {
  store: BattleStore
  playback: Playback
}

/** What happens, line by line with its ruling; on a phone what is seldom touched of the hand too. */
export function PlaybackLine({ store }: { store: BattleStore }) {
  const { playback, game } = useBattle(store, 'playback', 'game')
  const isNarrow = useIsNarrow()
  if (!playback) return null
  const { isRunning } = playback
  const line = momentNow(playback)?.line
  return (
    <div className="playback-desk">
      <div className="playback-line" aria-live={isRunning ? 'off' : 'polite'}>
        {line && (
          <Line
            key={line.id}
            line={line}
            game={game}
            opened={() => isRunning && store.dispatch({ type: 'playback/toggle' })}
          />
        )}
      </div>
      {!playback.replay && !isRunning && isMotionReduced() && <StandsStill />}
      {isNarrow && (
        <div className="playback-under">
          <DisasterDice store={store} />
          <Choices {...{ store, playback }} />
          {playback.isHeld && <Finish {...{ store, playback }} />}
        </div>
      )}
    </div>
  )
}

/** Where nothing may move by itself, why it waits and how it goes on. */
function StandsStill() {
  const words = useWords()
  return <p className="playback-still quiet">{words.say({ key: 'web.playback.still' })}</p>
}

/** The hand at the playback. */
export function PlaybackControls({ store }: { store: BattleStore }) {
  const { playback, game } = useBattle(store, 'playback', 'game')
  const words = useWords(game)
  const isNarrow = useIsNarrow()
  if (!playback) return null
  const { isRunning, isHeld, replay } = playback
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
        {button(
          'web.playback.back',
          () => store.dispatch({ type: 'playback/step', by: -1 }),
          'stepBack',
        )}
        {isRunning
          ? button('web.playback.pause', () => store.dispatch({ type: 'playback/toggle' }), 'pause')
          : button('web.playback.play', () => store.dispatch({ type: 'playback/toggle' }), 'play')}
        {button(
          'web.playback.forward',
          () => store.dispatch({ type: 'playback/step', by: 1 }),
          'stepForward',
        )}
      </div>
      <Place {...{ store, playback }} />
      {!isNarrow && <Choices {...{ store, playback }} />}
      {!(isNarrow && isHeld) && <Finish {...{ store, playback }} />}
      {isHeld && (
        <button
          type="button"
          className="main"
          onClick={() => store.dispatch({ type: 'playback/toggle' })}
        >
          {words.say({ key: 'web.playback.continue' })}
        </button>
      )}
    </section>
  )
}

/** Beside the button that goes on there is no room for it at the foot of a phone. */
function Finish({ store, playback: { isHeld, replay } }: Props) {
  const words = useWords()
  return (
    <button
      type="button"
      className={isHeld ? '' : 'main'}
      onClick={() => store.dispatch({ type: 'playback/finish' })}
    >
      {words.say({ key: replay ? 'web.replay.leave' : 'web.playback.finish' })}
    </button>
  )
}

function Place({ store, playback }: Props) {
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
        onChange={event =>
          store.dispatch({ type: 'playback/goTo', at: Number(event.target.value) })
        }
      />
      {!replay && <Dots {...{ store, playback }} />}
      {replay && <TurnStrokes {...{ store, playback }} />}
    </span>
  )
}

/** Where hits and disasters were on the way so far; a disaster can be gone back to. */
function Dots({ store, playback }: Props) {
  const words = useWords()
  const { weights, timeline } = playback
  const count = timeline.moments.length
  const left = (at: number) => `${(100 * (at - 0.5)) / count}%`
  return (
    <span className="playback-dots">
      {[...weights].map(([at, weight]) =>
        weight === 'disaster' ? (
          <button
            key={at}
            type="button"
            className={weight}
            style={{ left: left(at) }}
            aria-label={words.say({ key: 'web.playback.disaster', values: { at, count } })}
            onClick={() => store.dispatch({ type: 'playback/goTo', at })}
          />
        ) : (
          <span key={at} className={weight} style={{ left: left(at) }} />
        ),
      )}
    </span>
  )
}

/** How fast; of a replay also from which turn, by whose eyes, and a branch. */
function Choices({ store, playback }: Props) {
  return (
    <div className="playback-choices">
      <Pace />
      {playback.replay && <TurnChoice {...{ store, playback }} />}
      {playback.replay && <ReplayActions {...{ store, playback }} />}
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
