import { useSyncExternalStore } from 'react'

/** A value that can be watched. */
export interface Observed<Value> {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

export function observed<Value>(first: Value): Observed<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The part of a watched value that a component shows; `part` must give the same object while nothing of it changes. */
export function useObserved<Value, Part>(
  source: Observed<Value>,
  part: (value: Value) => Part,
): Part {
  return useSyncExternalStore(source.subscribe, () => part(source.get()))
}
