import type { Kind, Playable, Ruleset } from '@grognard/umpire'
import { conformance } from '@grognard/umpire/laws/conformance.ts'
import type { Claims } from '@grognard/umpire/laws/conformance.ts'
import { icuWording } from '@grognard/umpire/laws/wording.ts'
import { expect, test } from 'vitest'
import { testGolden } from './golden.ts'
import type { Golden } from './golden.ts'

/** Tests all that is demanded of any ruleset, each demand on its own, and its golden battles. */
export function testConformance<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  claims: Claims,
  golden?: Golden,
): void {
  for (const { name, look } of conformance(ruleset, claims, icuWording))
    test(`${ruleset.id}: ${name}`, () => {
      expect(look()).toEqual([])
    })
  if (golden) testGolden(golden)
}
