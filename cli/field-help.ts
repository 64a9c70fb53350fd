import type { Shape } from '@grognard/umpire'
import { fieldText } from './order-form.ts'
import { usualOf } from './order-line.ts'
import type { OrderForm } from './order-line.ts'
import { say } from './teller.ts'
import type { Teller } from './teller.ts'
import { cliCatalogues } from './words.ts'

/** What each field of an order means, a line each, and what it is where it is left out. */
export function fieldLines(teller: Teller, { kind, fields }: OrderForm): string[] {
  return Object.entries(fields).map(([name, shape]) => {
    const about = meaningOf(teller, kind, name)
    const usual = usualText(shape)
    const texts = [
      ...(about === undefined ? [] : [about]),
      ...(usual === undefined ? [] : [say(teller, 'help.leftOut', { usual })]),
    ]
    const form = fieldText(name, shape)
    return texts.length === 0 ? form : say(teller, 'help.field', { form, about: texts.join(' ') })
  })
}

/** In the words of the game for this kind of order, for all its kinds, or as in every game. */
function meaningOf({ game, words }: Teller, kind: string, name: string): string | undefined {
  const keys = [`field.${kind}.${name}`, `field.${name}`, `cli.field.${name}`]
  const known = [game.messages.en, cliCatalogues.en]
  const key = keys.find(one => known.some(catalogue => Object.hasOwn(catalogue, one)))
  return key === undefined ? undefined : words.say({ key })
}

function usualText(shape: Shape): string | undefined {
  const usual = usualOf(shape)
  if (usual === null) return 'none'
  return usual === false ? 'no' : usual
}
