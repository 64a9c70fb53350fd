import { expect, test } from 'vitest'
import { plainly } from '@grognard/umpire'
import { icuWording } from '@grognard/umpire/laws/wording.ts'
import { cm } from '../../book/measures.ts'
import { shotRefusals } from '../../model/firing/conditions.ts'
import { fireEvents } from './events.ts'
import { atFire, eventsOf, facing, fireOf, firing, resolved } from './fixtures.ts'
import { fireDanish } from './messages.da.ts'
import { fireGerman } from './messages.de.ts'
import { fireEnglish } from './messages.en.ts'

const catalogues = { en: fireEnglish, de: fireGerman, da: fireDanish }

test('[BA-1.1.8-02] every language has the same sentences, and each reads well', () => {
  expect(Object.keys(fireGerman)).toEqual(Object.keys(fireEnglish))
  expect(Object.keys(fireDanish)).toEqual(Object.keys(fireEnglish))
  for (const language of ['en', 'de', 'da'] as const)
    for (const sentence of Object.values(catalogues[language]))
      expect(() => icuWording(sentence, language)).not.toThrow()
})

test('[BA-3.1.1-06] every reason for which fire is lost can be told', () => {
  const keys = shotRefusals.map(({ rule }) => `ba.lost.${rule}`)
  expect(keys.filter(key => !Object.hasOwn(fireEnglish, key))).toEqual([])
})

test('[BA-3.1.1-07] a volley is told with its totals', () => {
  const state = atFire([firing(), facing(cm(9))], { fires: [fireOf()] })
  const [rolled] = eventsOf(resolved(state, [4, 4, 4]), 'fireRolled')
  const told = rolled && fireEvents.fireRolled.describe(rolled, state)
  expect(told?.values).toMatchObject({
    dice: 12,
    loss: 12,
    fireUnits: 3,
    whole: 1,
    rest: '2',
  })
  expect(told && plainly({ 'ba.event.fireRolled': '{unit} at {target}' }, told)).toBe('a at b')
})

test('[BA-3.1.1-05] fire that is declared is told with its target', () => {
  const state = atFire([firing(), facing(cm(9))])
  const told = (target: string) =>
    fireEvents.fireDeclared.describe({ seat: 'red', fire: fireOf({ target }) }, state)
  expect(told('b')?.values).toEqual({ unit: 'a', other: 'b' })
  expect(told('wood')?.values).toEqual({ unit: 'a', other: { key: 'ba.target.assumed' } })
})
