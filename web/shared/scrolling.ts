import { useLayoutEffect } from 'react'
import type { RefObject, SyntheticEvent } from 'react'

/** What is unfolded or folded stays in sight, its heading above all: the list around it is scrolled. */
export function keepInSight({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  const options = { block: 'nearest', inline: 'nearest' } as const
  currentTarget.scrollIntoView(options)
  currentTarget.querySelector('summary')?.scrollIntoView(options)
}

/** Pixels of a line that may be hidden without its counting as unseen. */
const SLACK = 6

/** How many lines lie below the foot of what is scrolled; all in pixels. */
export function belowFoot(foot: number, lines: readonly { bottom: number }[]): number {
  return lines.filter(({ bottom }) => bottom > foot + SLACK).length
}

/** Says at the foot of a list that is scrolled how many buttons lie below it, in the words of `say`. */
export function useMoreBelow(list: RefObject<HTMLElement | null>, say: (count: number) => string) {
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const look = (): void => {
      const lines = [...current.querySelectorAll('button:not(.rule-chip), summary')]
      const shown = lines
        .filter(line => line.checkVisibility())
        .map(line => line.getBoundingClientRect())
      const isScrolled = current.scrollHeight > current.clientHeight + SLACK
      const count = isScrolled ? belowFoot(current.getBoundingClientRect().bottom, shown) : 0
      if (count > 0) current.dataset['more'] = say(count)
      else delete current.dataset['more']
    }
    look()
    const sizes = new ResizeObserver(look)
    // What comes later makes a part higher, though not the list that is scrolled.
    for (const box of [current, ...current.children]) sizes.observe(box)
    current.addEventListener('scroll', look, { passive: true })
    current.addEventListener('toggle', look, true)
    return () => {
      sizes.disconnect()
      current.removeEventListener('scroll', look)
      current.removeEventListener('toggle', look, true)
    }
  })
}
