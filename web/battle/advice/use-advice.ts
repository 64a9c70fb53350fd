import { useEffect, useMemo, useState } from 'react'
import type { Advice } from '@grognard/players'
import { planTaken } from '@grognard/players/advice-lines.ts'
import type { Battle } from '@grognard/umpire'
import { startAdviser } from '../../workers/advice.ts'
import type { TurnView } from '../state/turn-view.ts'

type Found = readonly Advice[] | 'thinking' | 'none'

/** What advice is about: what a seat is asked after its own last order, whatever others do meanwhile. */
interface Matter {
  after: object | null
  step: string | undefined
}

interface Advised {
  /** What was found for the seat as it is asked now; null before it asks for advice. */
  found: Found | null
  ask(): void
  /** The advice is laid aside, and what is still thought about is no longer wanted. */
  leave(): void
}

/** Advice for the seat that is asked. */
export function useAdvice({ game, file }: Battle, turnView: TurnView): Advised {
  const { view, viewer: seat } = turnView
  const adviser = useMemo(startAdviser, [])
  useEffect(() => () => adviser.stop(), [adviser])
  const [found, setFound] = useState<(Matter & { advice: Found }) | null>(null)
  const after = file.entries.findLast(entry => entry.seat === seat) ?? null
  const matter: Matter = { after, step: turnView.ask?.step }
  const ask = (): void => {
    const tell = (advice: Found): void =>
      setFound(now => (now && isSame(now, matter) ? { ...matter, advice } : now))
    const before = found && typeof found.advice !== 'string' ? found.advice : []
    const taken = after?.order ? planTaken(before, after.order) : null
    if (found?.advice === 'thinking') adviser.stop()
    setFound({ ...matter, advice: 'thinking' })
    adviser.ask({ ruleset: game.id, view, seat, taken }).then(
      advice => tell(advice.length > 0 ? advice : 'none'),
      () => tell('none'),
    )
  }
  const leave = (): void => {
    if (found?.advice === 'thinking') adviser.stop()
    setFound(null)
  }
  const now = found && isSame(found, matter) ? found.advice : null
  const isFound = now !== null && typeof now !== 'string'
  return { found: isFound ? stillOpen(now, turnView) : now, ask, leave }
}

function isSame(one: Matter, other: Matter): boolean {
  return one.after === other.after && one.step === other.step
}

/**
 * Others may have closed what was open when it was thought about. Null where one of the first two is
 * gone, since all are held against these.
 */
function stillOpen(
  advice: readonly Advice[],
  { orderContext }: TurnView,
): readonly Advice[] | null {
  const open = advice.filter(({ order }) => orderContext.judge(order).allowed)
  return advice.slice(0, 2).every(one => open.includes(one)) ? open : null
}
