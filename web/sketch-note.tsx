import { traceOf } from '@grognard/board'
import type { RefObject } from 'react'
import type { BattleStore } from './battle-store.ts'
import { isBegun } from './main-order.ts'
import { useObserved } from './observed.ts'
import { lengthIn, useWords } from './sentences.ts'

interface Props {
  store: BattleStore
  place: RefObject<HTMLDivElement | null>
}

/** Beside the ghost: how far, what is left, and why the umpire would say no. */
export function SketchNote({ store, place }: Props) {
  const state = useObserved(store.state, value => value)
  const words = useWords(state.battle.game)
  const { standing, draft, verdict } = state
  if (!standing || !draft) return null
  const trace = traceOf(standing.desk, draft)
  const isDrawn = isBegun(state) || (draft.tool === 'path' && draft.ahead !== null)
  if (!isDrawn) return null
  const { picture } = standing
  const reasons = verdict && !verdict.allowed ? verdict.because : []
  if (!trace && reasons.length === 0) return null
  return (
    <div ref={place} className="sketch-note" role="status">
      {trace && (
        <p className="measured">
          {words.say({
            key: 'web.order.measured',
            values: {
              cost: lengthIn(words, picture, trace.cost),
              left: lengthIn(words, picture, Math.max(0, trace.budget - trace.cost)),
            },
          })}
        </p>
      )}
      {reasons.map(reason => (
        <p key={`${reason.rule}${reason.message}`} className="refused">
          {words.explain(reason)} <span className="rule-mark">{reason.rule}</span>
        </p>
      ))}
    </div>
  )
}
