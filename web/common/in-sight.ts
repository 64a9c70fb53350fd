import type { SyntheticEvent } from 'react'

/** What is unfolded or folded stays in sight, its heading above all: the list around it is scrolled. */
export function keepInSight({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  const options = { block: 'nearest', inline: 'nearest' } as const
  currentTarget.scrollIntoView(options)
  currentTarget.querySelector('summary')?.scrollIntoView(options)
}
