import { useRef } from 'react'
import { useStore } from 'zustand'
import type { BattleState } from './battle-state.ts'
import type { BattleStore } from './battle-store.ts'

/** What moves with the pointer is asked for by a selector of its own, by the few that show it. */
type AtRest = Exclude<keyof BattleState, 'pointer'>

/** The named parts of the state; a component is drawn anew when one of them changes, and for nothing else. */
export function useBattle<Keys extends AtRest>(
  store: BattleStore,
  ...keys: readonly Keys[]
): Pick<BattleState, Keys> {
  const shown = useRef<BattleState | null>(null)
  return useStore(store, state => {
    const before = shown.current
    if (before && keys.every(key => Object.is(before[key], state[key]))) return before
    shown.current = state
    return state
  })
}

/** What a selector makes anew each time, the same one while it says the same. */
export function useSame<Value>(store: BattleStore, selector: (state: BattleState) => Value): Value {
  const last = useRef<{ value: Value } | null>(null)
  return useStore(store, state => {
    const value = selector(state)
    const before = last.current
    if (before && JSON.stringify(before.value) === JSON.stringify(value)) return before.value
    last.current = { value }
    return value
  })
}
