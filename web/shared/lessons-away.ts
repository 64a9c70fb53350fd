import { createStore } from 'zustand/vanilla'

const KEY = 'grognard.lessons'

/** Games whose first battle is not told any more. */
export const lessonsAway = createStore<readonly string[]>(() => readAway())

lessonsAway.subscribe(away => {
  try {
    localStorage.setItem(KEY, JSON.stringify(away))
  } catch {
    // It is told once more.
  }
})

export function putLessonAway(game: string): void {
  const away = lessonsAway.getState()
  if (!away.includes(game)) lessonsAway.setState([...away, game], true)
}

function readAway(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : []
  } catch {
    return []
  }
}
