import type { Message } from '@grognard/umpire'
import type { BaModifier } from '../rules.ts'
import type { FireFactors } from './factors.ts'
import type { FireContext } from './situation.ts'

type Row = BaModifier<FireContext>

/** [BA-3.1.2-01] The two parts of a split fire, which share a throw. */
export const parts = ['first', 'second'] as const
type Part = (typeof parts)[number]

/**
 * [BA-3.1.1-07] The rows of a shot for the one throw: what counts for losses counts for the moral
 * effect too, the rest for that alone. Of split fire each says for which part it counts.
 */
export function tallyOf({ loss, moral }: FireFactors, part?: Part): { loss: Row[]; moral: Row[] } {
  const [forLosses, forMoral] = ['loss', 'moral'].map(name => sumName(name, part))
  const both = [forLosses ?? '', forMoral ?? '']
  const losses = loss.length === 0 && moral.length > 0 ? [nothing] : loss
  return {
    loss: losses.map(row => ({ ...worded(row, part), sums: both })),
    moral: moral.map(row => ({
      ...worded(worded(row, 'moral'), part),
      sums: both.slice(1),
    })),
  }
}

function sumName(name: string, part: Part | undefined): string {
  return part ? `ba.sum.${part}.${name}` : `ba.sum.${name}`
}

/** So that the throw itself is told as what counts for losses. */
const nothing: Row = {
  rule: 'BA-3.1.1-07',
  message: 'ba.modifier.fire.nothing',
  value: 0,
  when: () => true,
}

/** The row with words before it that say what it counts for. */
function worded(row: Row, before: Part | 'moral' | undefined): Row {
  if (!before) return row
  const { message: key, values } = row
  const what = (context: FireContext): Message => ({ key, values: values?.(context) ?? {} })
  return {
    ...row,
    message: `ba.modifier.fire.${before}`,
    values: context => ({ what: what(context) }),
  }
}
