import { useLayoutEffect, useRef } from 'react'
import type { RefObject, SyntheticEvent } from 'react'
import { controlsIn } from './focus-register.ts'
import { isRuleChip } from './rule-chip.tsx'

/** What is unfolded or folded stays in sight, its heading above all: the list around it is scrolled. */
export function keepInSight({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  const options = { block: 'nearest', inline: 'nearest' } as const
  currentTarget.scrollIntoView(options)
  currentTarget.firstElementChild?.scrollIntoView(options)
}

/** A list that has been opened is in sight, its first line above all. */
export function bringInSight(list: HTMLElement): void {
  const options = { block: 'nearest', inline: 'nearest' } as const
  list.scrollIntoView(options)
  controlsIn(list)[0]?.scrollIntoView(options)
}

/** Pixels of a line that may be hidden without its counting as unseen. */
const SLACK = 6

/** How many lines lie below the foot of what is scrolled; all in pixels. */
export function belowFoot(foot: number, lines: readonly { bottom: number }[]): number {
  return lines.filter(({ bottom }) => bottom > foot + SLACK).length
}

/** A sign at the foot of a list that is scrolled: how many buttons lie below it, or that text does, as `say` words it. */
export function useMoreBelow(
  list: RefObject<HTMLElement | null>,
  sign: RefObject<HTMLElement | null>,
  say: (count: number) => string,
) {
  useLayoutEffect(() => {
    const { current } = list
    if (!current || !sign.current) return
    const { current: shownSign } = sign
    const look = (): void => {
      const shown = controlsIn(current)
        .filter(control => control.matches('button, summary') && !isRuleChip(control))
        .filter(line => line !== shownSign && line.checkVisibility())
        .map(line => line.getBoundingClientRect())
      const hidden = current.scrollHeight - current.scrollTop - current.clientHeight
      const foot = current.getBoundingClientRect().bottom
      const told = hidden > SLACK ? say(belowFoot(foot, shown)) : ''
      if (told === shownSign.textContent) return
      shownSign.textContent = told
      shownSign.hidden = told === ''
    }
    // It looks at once, when the page has been laid out and before it is painted: to ask now would lay it out twice.
    const sizes = new ResizeObserver(look)
    // What comes later makes a part higher, though not the list that is scrolled.
    const observe = (): void => {
      for (const box of [current, ...current.children]) sizes.observe(box)
    }
    observe()
    const parts = new MutationObserver(observe)
    parts.observe(current, { childList: true })
    current.addEventListener('scroll', look, { passive: true })
    current.addEventListener('toggle', look, true)
    return () => {
      sizes.disconnect()
      parts.disconnect()
      current.removeEventListener('scroll', look)
      current.removeEventListener('toggle', look, true)
    }
  })
}

/** When something else is read, it is read from its beginning. */
export function useFromTheTop(read: string | undefined, toTop: () => void): void {
  const shown = useRef(read)
  useLayoutEffect(() => {
    if (shown.current !== read) toTop()
    shown.current = read
  })
}
