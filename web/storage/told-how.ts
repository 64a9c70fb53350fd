/** How one wants to be told of one’s turns, as this browser keeps it. */
export interface ToldHow {
  /** This device shows notifications. */
  push: boolean
  /** Minutes after midnight between which nothing is sent; null for never. */
  quiet: { from: number; to: number } | null
}

const KEY = 'grognard.told-how'

const usual: ToldHow = { push: false, quiet: null }

export function toldHow(): ToldHow {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (kept === null || typeof kept !== 'object') return usual
    const { push, quiet } = kept as Partial<Record<keyof ToldHow, unknown>>
    return { push: push === true, quiet: quietIn(quiet) }
  } catch {
    return usual
  }
}

function quietIn(kept: unknown): ToldHow['quiet'] {
  if (kept === null || typeof kept !== 'object') return null
  const { from, to } = kept as Partial<Record<'from' | 'to', unknown>>
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : null
}

export function keepToldHow(change: Partial<ToldHow>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...toldHow(), ...change }))
  } catch {
    // It holds for this visit on the server all the same.
  }
}
