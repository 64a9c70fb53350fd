import { useLayoutEffect } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { controlsIn, placeShown, registerPlace } from '../../shared/focus-register.ts'

/** The lines of all logs on the page. A run of lines is one itself. */
const lines = new Set<Element>()

/** The `ref` of a line. */
export function logLine(line: HTMLElement | null): (() => void) | undefined {
  if (!line) return undefined
  lines.add(line)
  return () => void lines.delete(line)
}

/** The log is one stop for Tab: arrows go up and down its lines, and along the parts of each. */
export function useOneStop(log: RefObject<HTMLElement | null>, isOpenedByKey: boolean): void {
  useLayoutEffect(() => {
    const { current } = log
    return isOpenedByKey && current ? registerPlace('log', current) : undefined
  })
  useLayoutEffect(() => {
    const { current } = log
    if (current) stopAt(current, stopOf(current))
  })
}

/** The keyboard goes to the line of the log at which it was last, or to the newest. */
export function focusLog(): void {
  const log = placeShown('log')
  if (log) stopOf(log)?.focus()
}

/** Up and down, along a line, to the first and the last; true when the key was one of these. */
export function moveInLog(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: log, target } = event
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return
  const next = nextStop(log, target, event.key)
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  if (next) stopAt(log, next)
  next?.focus()
}

/** The focus has come to a part by a click or a tap: the stop is there from now on. */
export function stopHere({
  currentTarget: log,
  target,
}: {
  currentTarget: HTMLElement
  target: EventTarget
}): void {
  const part = controlsIn(log).find(one => one === target)
  if (part) stopAt(log, part)
}

/** Null at an end; undefined where the key is none of the log's. */
function nextStop(log: HTMLElement, from: Element, key: string): HTMLElement | null | undefined {
  const stops = partsByLine(log)
  const shownLines = [...stops.values()]
  const here = [...stops.keys()].indexOf(lineOf(from))
  const parts = shownLines[here] ?? []
  const place = parts.findIndex(part => part === from)
  const line = (index: number) => shownLines[index]?.[0] ?? null
  switch (key) {
    case 'ArrowUp':
      return line(here - 1)
    case 'ArrowDown':
      return line(here + 1)
    case 'Home':
      return line(0)
    case 'End':
      return line(shownLines.length - 1)
    case 'ArrowLeft':
      return parts[place - 1] ?? null
    case 'ArrowRight':
      return parts[place + 1] ?? null
    default:
      return undefined
  }
}

/** Lines that are shown, each with its parts that are; those within a run that is shut are not. */
function partsByLine(log: HTMLElement): Map<Element | null, HTMLElement[]> {
  return Map.groupBy(
    controlsIn(log).filter(part => part.checkVisibility()),
    lineOf,
  )
}

/** The line that a part belongs to: the innermost. */
function lineOf(part: Element | null): Element | null {
  return part === null || lines.has(part) ? part : lineOf(part.parentElement)
}

function stopOf(log: HTMLElement): HTMLElement | undefined {
  const kept = controlsIn(log).find(part => part.getAttribute('tabindex') === '0')
  if (kept?.checkVisibility()) return kept
  return [...partsByLine(log).values()].at(-1)?.[0]
}

function stopAt(log: HTMLElement, stop: HTMLElement | undefined): void {
  for (const part of controlsIn(log)) if (part !== stop && part.tabIndex !== -1) part.tabIndex = -1
  if (stop && stop.getAttribute('tabindex') !== '0') stop.tabIndex = 0
}
