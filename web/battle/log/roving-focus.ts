import { useLayoutEffect } from 'react'
import type { KeyboardEvent, RefObject } from 'react'

/** What a line of the log has for keys; its first is the line itself. */
const PARTS = 'summary, button, a, select, .term'
const LINES = '.log-row, .log-run'

/** The log is one stop for Tab: arrows go up and down its lines, and along the parts of each. */
export function useOneStop(log: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = log
    if (current) stopAt(current, stopOf(current))
  })
}

/** The keyboard goes to the line of the log at which it was last, or to the newest. */
export function focusLog(): void {
  const log = document.querySelector<HTMLElement>('.margin ol.log')
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
  if (target instanceof HTMLElement && target.matches(PARTS)) stopAt(log, target)
}

/** Null at an end; undefined where the key is none of the log's. */
function nextStop(log: HTMLElement, from: Element, key: string): HTMLElement | null | undefined {
  const lines = linesOf(log)
  const here = lines.findIndex(line => line.contains(from))
  const parts = lines[here] ? partsOf(lines[here]) : []
  const place = parts.findIndex(part => part === from)
  const line = (index: number) => (lines[index] ? (partsOf(lines[index])[0] ?? null) : null)
  switch (key) {
    case 'ArrowUp':
      return line(here - 1)
    case 'ArrowDown':
      return line(here + 1)
    case 'Home':
      return line(0)
    case 'End':
      return line(lines.length - 1)
    case 'ArrowLeft':
      return parts[place - 1] ?? null
    case 'ArrowRight':
      return parts[place + 1] ?? null
    default:
      return undefined
  }
}

/** Lines that are shown; those within a run that is shut are not. */
function linesOf(log: HTMLElement): HTMLElement[] {
  return [...log.querySelectorAll<HTMLElement>(LINES)].filter(isShown)
}

/** The parts of a line that are shown, but not those of the lines within it. */
function partsOf(line: HTMLElement): HTMLElement[] {
  return [...line.querySelectorAll<HTMLElement>(PARTS)].filter(
    part => part.closest(LINES) === line && isShown(part),
  )
}

function isShown(element: Element): boolean {
  return element.checkVisibility()
}

function stopOf(log: HTMLElement): HTMLElement | undefined {
  const kept = log.querySelector<HTMLElement>('[tabindex="0"]')
  if (kept && isShown(kept)) return kept
  const last = linesOf(log).at(-1)
  return last && partsOf(last)[0]
}

function stopAt(log: HTMLElement, stop: HTMLElement | undefined): void {
  for (const part of log.querySelectorAll<HTMLElement>(PARTS))
    if (part !== stop && part.tabIndex !== -1) part.tabIndex = -1
  if (stop && stop.getAttribute('tabindex') !== '0') stop.tabIndex = 0
}
