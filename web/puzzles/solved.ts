import { createStore } from 'zustand/vanilla'

const KEY = 'grognard.puzzles'

/** The puzzles that have been solved here, as `book/id`. */
export const solved = createStore<readonly string[]>(read)

export const nameOf = (ruleset: string, id: string): string => `${ruleset}/${id}`

export function noteSolved(ruleset: string, id: string): void {
  const name = nameOf(ruleset, id)
  if (solved.getState().includes(name)) return
  solved.setState([...solved.getState(), name], true)
  try {
    localStorage.setItem(KEY, JSON.stringify(solved.getState()))
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(name => typeof name === 'string') : []
  } catch {
    return []
  }
}
