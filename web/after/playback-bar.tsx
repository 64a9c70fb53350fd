import type { BattleState } from '../battle/battle-state.ts'
import type { BattleStore } from '../battle/battle-store.ts'
import { Icon } from '../common/icon.tsx'
import type { Sign } from '../common/icon.tsx'
import { Line } from '../log/log-line.tsx'
import { useObserved } from '../common/observed.ts'
import { momentNow } from './playback.ts'
import type { Playback } from './playback.ts'
import { ReplayDeeds, TurnChoice, TurnStrokes } from './replay-bar.tsx'
import { useWords } from '../common/sentences.ts'
import { paces, settings } from '../common/settings.ts'

interface Props {
  store: BattleStore
  state: BattleState
  playback: Playback
}

/** What happens, line by line with its ruling, and the hand at the playback. */
export function PlaybackBar({ store, state, playback }: Props) {
  const { game } = state.battle
  const { projector } = store
  const words = useWords(game)
  const { at, isRunning, reel, replay } = playback
  const line = momentNow(playback)?.line
  const count = reel.moments.length
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
      <div className="playback-line" aria-live={isRunning ? 'off' : 'polite'}>
        {line && (
          <Line
            key={line.id}
            line={line}
            game={game}
            opened={() => isRunning && projector.toggle()}
          />
        )}
      </div>
      <div className="playback-hand">
        <div className="playback-steps">
          {button('web.playback.back', () => projector.step(-1), 'stepBack')}
          {isRunning
            ? button('web.playback.pause', projector.toggle, 'pause')
            : button('web.playback.play', projector.toggle, 'play')}
          {button('web.playback.forward', () => projector.step(1), 'stepForward')}
        </div>
        <span className="playback-place">
          <input
            type="range"
            min={1}
            max={count}
            value={at}
            aria-label={words.say({ key: 'web.playback.place' })}
            aria-valuetext={words.say({ key: 'web.playback.of', values: { at, count } })}
            onChange={event => projector.goTo(Number(event.target.value))}
          />
          {replay && <TurnStrokes {...{ state, playback }} />}
        </span>
        <Pace />
        {replay && <TurnChoice {...{ store, state, playback }} />}
        {!replay && (
          <button type="button" className="main" onClick={projector.finish}>
            {words.say({ key: 'web.playback.finish' })}
          </button>
        )}
      </div>
      {replay && <ReplayDeeds {...{ store, state, playback }} />}
    </section>
  )
}

/** How fast; it is kept for the next time. */
function Pace() {
  const now = useObserved(settings, value => value)
  const words = useWords()
  return (
    <select
      aria-label={words.say({ key: 'web.playback.pace' })}
      value={now.playback}
      onChange={event => {
        const playback = paces.find(one => one === event.target.value) ?? now.playback
        settings.set({ ...now, playback })
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
