import { useStore } from 'zustand'
import { useIsNarrow } from '../../shared/media.ts'
import { useWords } from '../../shared/sentences.ts'
import { useIsToldOdds } from '../odds/odds-told.ts'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { isAnswerAwaited } from '../state/confirmations.ts'
import { planShown } from '../state/plan.ts'

type Part = { store: BattleStore }

/** Asks for the staff's plan, and takes it once it is shown: on a phone that lies at the foot. */
export function PlanButton({ store }: Part) {
  const words = useWords(useStore(store, state => state.game))
  const isOpen = useStore(store, mayPlan)
  const isTold = useIsToldOdds()
  const isNarrow = useIsNarrow()
  const isWanted = useStore(store, state => state.plan.isWanted)
  const plan = useStore(store, planShown)
  if (!isOpen || !isTold) return null
  if (!isWanted)
    return (
      <button
        type="button"
        className="plain plan-show"
        onClick={() => store.dispatch({ type: 'plan/show' })}
      >
        {words.say({ key: 'web.plan.show' })}
      </button>
    )
  if (!plan) return <span className="quiet">{words.say({ key: 'web.plan.thinking' })}</span>
  return isNarrow ? null : <PlanTake store={store} />
}

/** All orders of the plan that is shown are given. */
export function PlanTake({ store }: Part) {
  const words = useWords(useStore(store, state => state.game))
  const isOpen = useStore(store, mayPlan)
  const isTold = useIsToldOdds()
  const plan = useStore(store, planShown)
  const isFresh = useStore(store, state => state.isFootFresh)
  const isAwaited = useStore(store, isAnswerAwaited)
  if (!isOpen || !isTold || !plan || plan.length === 0) return null
  return (
    <button
      type="button"
      className="plan-take"
      aria-disabled={isFresh || isAwaited}
      onClick={() => store.dispatch({ type: 'plan/take' })}
    >
      {words.say({ key: 'web.plan.take', values: { count: plan.length } })}
    </button>
  )
}

/** While the seat is asked, and nobody has found the battle wanting. */
export function mayPlan({ turnView, sealed, playback, isWatching }: BattleState): boolean {
  return Boolean(turnView?.ask) && !sealed && !playback && !isWatching
}
