import { traceOf } from '@grognard/board'
import type { Trace } from '@grognard/umpire'
import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import type { BattleStore } from './battle-store.ts'
import { isBegun } from './main-order.ts'
import { useObserved } from './observed.ts'
import { lengthIn, useWords } from './sentences.ts'
import type { Standing } from './standing.ts'

interface Props {
  store: BattleStore
  note: RefObject<HTMLDivElement | null>
  /** Puts the note beside the ghost; called whenever it may have changed. */
  place(): void
}

/** Beside the ghost: how far, what is left or what it meets, and why the umpire would say no. */
export function SketchNote({ store, note, place }: Props) {
  const state = useObserved(store.state, value => value)
  const words = useWords(state.battle.game)
  useLayoutEffect(place)
  const { standing, draft, verdict } = state
  if (!standing || !draft || standing.outcome) return null
  const trace = traceOf(standing.desk, draft)
  const isDrawn = isBegun(state) || (draft.tool === 'path' && draft.ahead !== null)
  if (!isDrawn) return null
  const reasons = verdict && !verdict.allowed ? verdict.because : []
  if (!trace && reasons.length === 0) return null
  return (
    <div ref={note} className="sketch-note" role="status">
      {trace && <Measured trace={trace} standing={standing} store={store} />}
      {reasons.map(reason => (
        <p key={`${reason.rule}${reason.message}`} className="refused">
          {words.explain(reason)} <span className="rule-mark">{reason.rule}</span>
        </p>
      ))}
    </div>
  )
}

interface MeasuredProps {
  trace: Trace
  standing: Standing
  store: BattleStore
}

function Measured({ trace, standing, store }: MeasuredProps) {
  const words = useWords(store.state.get().battle.game)
  const length = (units: number) => lengthIn(words, standing.picture, units)
  const cost = length(trace.reached)
  const message = trace.meets
    ? { key: 'web.order.meets', values: { cost, meets: trace.meets } }
    : {
        key: 'web.order.measured',
        values: { cost, left: length(Math.max(0, trace.budget - trace.cost)) },
      }
  return <p className="measured">{words.say(message)}</p>
}
