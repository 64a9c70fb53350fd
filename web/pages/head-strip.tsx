import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { focusPlace } from '../shared/focus-register.ts'
import { keyed } from '../shared/keyed.ts'
import { openHandbook } from '../shared/overlays.ts'
import { hashOf } from '../shared/routes.ts'
import { useWords } from '../shared/sentences.ts'

interface Props {
  store: BattleStore
  beside: ReactNode
  openMenu(): void
}

/** Game and scenario, the beads of the sequence of play, turn, clock, weather and wind. */
export function HeadStrip({ store, beside, openMenu }: Props) {
  const game = useStore(store, state => state.game)
  const scenario = useStore(store, state => state.scenario)
  const turnView = useStore(store, state => state.turnView)
  const saving = useStore(store, state => state.saving)
  const far = useStore(store, state => state.far)
  const words = useWords(game)
  const phase = turnView?.phase
  const title = turnView?.picture.title ?? { key: game.scenarios[scenario]?.title ?? scenario }
  return (
    <header className="head">
      <a
        className="book"
        href={hashOf({ at: 'home' })}
        title={words.say({ key: 'web.leave.long' })}
      >
        {game.title[words.language]}
      </a>
      <h1 ref={focusPlace('heading')}>{words.say(title)}</h1>
      {game.phases.length > 0 && (
        <ol className="beads" aria-label={words.say({ key: 'web.phases' })}>
          {game.phases.map(name => (
            <li
              key={name}
              aria-current={name === phase ? 'step' : undefined}
              title={words.name('phase', name)}
            >
              <button
                type="button"
                aria-label={words.say({
                  key: 'web.guide.phase',
                  values: { phase: words.name('phase', name) },
                })}
                onClick={() => openHandbook(game, { part: 'turn', phase: name })}
              >
                <span>{words.name('phase', name)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <p className="headline">
        {keyed(turnView?.picture.headline ?? []).map(([key, message]) => (
          <span key={key}>{words.say(message)}</span>
        ))}
      </p>
      {beside}
      <button type="button" className="plain menu" onClick={openMenu}>
        {far !== null && (
          <span className={`far ${far}`} role="status">
            {words.say({ key: `web.far.${far}` })}
          </span>
        )}
        {words.say({ key: 'web.menu' })}
        {far === null && (
          <span
            className={`saving ${saving}`}
            title={words.say({ key: `web.save.${saving}.short` })}
          />
        )}
      </button>
    </header>
  )
}
