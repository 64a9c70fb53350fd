import type { Battle } from '@grognard/umpire'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { BattleStore } from '../battle/battle-store.ts'
import type { Standing } from '../battle/standing.ts'
import { useWords } from '../common/sentences.ts'
import { AdviceList } from './advice-list.tsx'
import { useAdvice } from './use-advice.ts'

interface Props {
  battle: Battle
  standing: Standing
  store: BattleStore
}

/** For those who want to learn: the best orders, why, and how often they turned out well. */
export function AdviceNote({ battle, standing, store }: Props) {
  const { game } = battle
  const words = useWords(game)
  const note = useRef<HTMLDivElement>(null)
  const { found, ask, leave } = useAdvice(battle, standing)
  return (
    <div ref={note} className="advice" aria-live="polite">
      {found === null ? (
        <button type="button" onClick={ask}>
          {words.say({ key: 'web.advice' })}
        </button>
      ) : (
        <AdviceHead close={close} />
      )}
      {found === 'thinking' && <p className="quiet">{words.say({ key: 'advice.thinking' })}</p>}
      {found === 'none' && <p className="quiet">{words.say({ key: 'advice.nothing' })}</p>}
      {typeof found === 'object' && found && (
        <AdviceList {...{ game, standing, store }} advice={found} />
      )}
    </div>
  )

  /** Who closes it by keys stands at the button that asks for it. */
  function close(): void {
    flushSync(leave)
    note.current?.querySelector('button')?.focus()
  }
}

function AdviceHead({ close }: { close(): void }) {
  const words = useWords()
  const told = words.say({ key: 'web.advice.close' })
  return (
    <div className="advice-head">
      <h3>{words.say({ key: 'web.advice' })}</h3>
      <button type="button" className="plain" aria-label={told} title={told} onClick={close}>
        ×
      </button>
    </div>
  )
}
