import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Kind } from '@grognard/umpire'
import { keyed } from '../../shared/keyed.ts'
import { useIsNarrow } from '../../shared/media.ts'
import { keepInSight } from '../../shared/scrolling.ts'
import { capital, useWords } from '../../shared/sentences.ts'
import { orderText } from '../odds/odds-order.ts'
import { useIsToldOdds } from '../odds/odds-told.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { planShown } from '../state/plan.ts'
import { mayPlan } from './plan-button.tsx'

/** So many are read at once; the others are unfolded. */
const MOST_LINES = 6
const MOST_ON_A_PHONE = 3

/** What the staff's plan orders, in words and in the order in which it is given: not all can be drawn. */
export function PlanLines({ store }: { store: BattleStore }) {
  const game = useStore(store, state => state.game)
  const turnView = useStore(store, state => state.turnView)
  const plan = useStore(store, planShown)
  const isOpen = useStore(store, mayPlan)
  const isTold = useIsToldOdds()
  const isNarrow = useIsNarrow()
  const words = useWords(game)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [plan])
  if (!isOpen || !isTold || !turnView || !plan || plan.length === 0) return null
  const { length: count } = plan
  const most = isNarrow ? MOST_ON_A_PHONE : MOST_LINES
  // One more than fits is read as soon as the line that would fold it away.
  const shown = count > most + 1 ? most : count
  const lines = keyed(plan.map(({ order }) => order))
  const line = ([key, order]: readonly [string, Kind]) => (
    <li key={key}>{capital(orderText(words, game, turnView, order))}</li>
  )
  const title = words.say({ key: 'web.plan.legend', values: { count } })
  return (
    <section ref={box} className={count > 1 ? 'plan-lines' : 'plan-lines lone'} aria-label={title}>
      <h3>{title}</h3>
      <ol>{lines.slice(0, shown).map(line)}</ol>
      {count > shown && (
        <details onToggle={keepInSight}>
          <summary>
            {words.say({ key: 'web.orders.more', values: { more: count - shown } })}
          </summary>
          <ol start={shown + 1}>{lines.slice(shown).map(line)}</ol>
        </details>
      )}
    </section>
  )
}
