import type { Choice, Game, Shape } from '@grognard/umpire'
import { isRecord } from '@grognard/umpire'
import { FormFields } from '../orders/form-fields.tsx'
import { blankOf } from './may-i-order.ts'
import { recordsOf, variantOf } from './variants.ts'

interface Props {
  game: Game
  shape: Extract<Shape, { type: 'oneOf' }>
  choices: Record<string, Choice[]>
  value: unknown
  change(value: unknown): void
}

/** A record of one of several kinds: with another kind it gets the fields of that one. */
export function VariantFields({ game, shape, choices, value, change }: Props) {
  const now = variantOf(shape, value)
  if (now.type !== 'record' || !isRecord(value)) return null
  return (
    <FormFields
      {...{ game, choices, value }}
      shape={now.fields}
      change={next => change(changed(shape, now, next))}
      isInRow
    />
  )
}

/** As it is where it keeps its kind, else a blank one of the kind that was chosen. */
export function changed(
  shape: Props['shape'],
  now: Shape,
  next: Record<string, unknown>,
): Record<string, unknown> {
  const then = recordsOf(shape)?.find(part => part === variantOf(shape, next))
  if (!then || then === now) return next
  const blank = blankOf(then)
  const told = Object.entries(then.fields).flatMap(([name, part]) =>
    part.type === 'text' && part.values ? [[name, next[name]]] : [],
  )
  return { ...(isRecord(blank) ? blank : {}), ...Object.fromEntries(told) }
}
