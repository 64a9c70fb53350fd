import type { Variation } from '@grognard/lab/plan.ts'
import type { Game, Seat } from '@grognard/umpire'
import { optionsFrom, pairFrom } from '../play/plan.ts'
import { usageFault } from '../usage-error.ts'
import { contestantNamed } from './contestants.ts'
import type { SimulateWish } from './wish.ts'

/** What `--vary` says is to differ. Throws UsageError. */
export function variationFrom(
  game: Game,
  scenario: string,
  seats: readonly Seat[],
  { vary = '', option }: SimulateWish,
): Variation {
  const [name, list] = pairFrom(vary, 'vary')
  const texts = list.split(',').map(text => text.trim())
  const specs = game.optionsOf(scenario)
  if (Object.hasOwn(specs, name)) {
    checkNotFixed(name, option)
    const values = texts.flatMap(text => optionsFrom(specs, [`${name}=${text}`])[name] ?? [])
    return { of: 'option', name, values: severalOf(name, values) }
  }
  if (!seats.includes(name))
    throw usageFault('simulate.notVaried', {
      name,
      options: Object.keys(specs).join(', '),
      seats: seats.join(', '),
    })
  return { of: 'seat', name, values: severalOf(name, texts.map(contestantNamed)) }
}

/** What is varied has no one value besides. Throws UsageError. */
export function checkNotFixed(name: string, flags: readonly string[]): void {
  if (flags.some(flag => flag.startsWith(`${name}=`))) throw usageFault('simulate.varied', { name })
}

function severalOf<Value>(name: string, values: Value[]): Value[] {
  if (values.length > 1 && new Set(values).size === values.length) return values
  throw usageFault('simulate.several', { name })
}
