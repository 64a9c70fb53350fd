import type { KeyboardEvent, PointerEvent } from 'react'
import type { Kind } from '@grognard/umpire'
import { controlsIn, focusPlace } from '../../shared/focus-register.ts'

/** An order of the list as it is shown. */
export interface OrderLine {
  key: string
  order: Kind
  name: string
  /** Of one that is first taken in hand: whether it is. */
  isPressed: boolean | undefined
  heading: string
}

interface ButtonProps {
  line: OrderLine
  take(order: Kind): void
  look(order: Kind | null): void
}

export function OrderButton({ line: { order, name, isPressed }, take, look }: ButtonProps) {
  return (
    <button
      type="button"
      ref={focusPlace('order')}
      aria-pressed={isPressed}
      onClick={() => take(order)}
      onPointerEnter={event => isResting(event) && look(order)}
      onPointerMove={event => isResting(event) && look(order)}
      onPointerLeave={() => look(null)}
      onFocus={event => event.currentTarget.matches(':focus-visible') && look(order)}
      onBlur={() => look(null)}
    >
      {name}
    </button>
  )
}

/** A finger does not rest: what it would lay open must not push the button away from under it. */
const isResting = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch'

/** Up and down lead from line to line, and from the field above them to the first. */
export function stepAmong(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const lines = controlsIn(event.currentTarget)
  const next = lines[lines.findIndex(line => line === document.activeElement) + by]
  if (by === 0 || !next) return
  event.preventDefault()
  next.focus()
}
