import { useStore } from 'zustand'
import { useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { planShown } from '../state/plan.ts'

/** Over the chart: what the dotted outlines are, and the way to be rid of them. */
export function PlanLegend({ store }: { store: BattleStore }) {
  const words = useWords(useStore(store, state => state.game))
  const plan = useStore(store, planShown)
  if (!plan || plan.length === 0) return null
  const hide = words.say({ key: 'web.plan.hide' })
  return (
    <p className="plan-legend">
      <span className="plan-sign" aria-hidden="true" />
      <span>{words.say({ key: 'web.plan.legend', values: { count: plan.length } })}</span>
      <button
        type="button"
        className="plain"
        aria-label={hide}
        title={hide}
        onClick={() => store.dispatch({ type: 'plan/show' })}
      >
        ×
      </button>
    </p>
  )
}
