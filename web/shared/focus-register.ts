import type { RefCallback } from 'react'

/** Places that keys lead to or ask about, by name. Whoever shows one registers it. */
export type FocusPlace =
  /** The heading of the page, and what Tab comes to past all that is the same on each. */
  | 'heading'
  | 'content'
  /** The box of what can be ordered, and each order in it. */
  | 'orders'
  | 'order'
  | 'tools'
  | 'log'
  /** A slip that lies over the page and has the keys. */
  | 'sheet'

const shown = new Map<FocusPlace, Set<HTMLElement>>()
const refs = new Map<FocusPlace, RefCallback<HTMLElement>>()

/** The `ref` of such a place: it is registered while it is on the page. */
export function focusPlace(name: FocusPlace): RefCallback<HTMLElement> {
  const known = refs.get(name)
  if (known) return known
  const register: RefCallback<HTMLElement> = element =>
    element ? registerPlace(name, element) : undefined
  refs.set(name, register)
  return register
}

/** Returns the way to take it from the register. */
export function registerPlace(name: FocusPlace, element: HTMLElement): () => void {
  const all = shown.get(name) ?? new Set()
  shown.set(name, all.add(element))
  return () => void all.delete(element)
}

/** The place as it is shown, the first on the page where there are several; null where there is none. */
export function placeShown(name: FocusPlace): HTMLElement | null {
  return [...(shown.get(name) ?? [])].reduce<HTMLElement | null>(
    (first, one) => (first === null || isBefore(one, first) ? one : first),
    null,
  )
}

/** Whether an element lies in such a place. */
export function isWithin(name: FocusPlace, element: Element | null): boolean {
  return [...(shown.get(name) ?? [])].some(place => place.contains(element))
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

const CONTROL = 'button, a, summary, input, select, textarea, [tabindex]'

/** All within a place that takes the keys, in the order of the page. */
export function controlsIn(place: HTMLElement): HTMLElement[] {
  const controls: HTMLElement[] = []
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof HTMLElement && node.matches(CONTROL)) controls.push(node)
  return controls
}
