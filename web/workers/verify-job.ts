import { verify } from '@grognard/umpire'
import type { Verdict } from '@grognard/umpire'
import { battleIn } from '../shared/open-game.ts'

/** Plays a battle file again, away from the page. */
export async function find(text: string): Promise<Verdict> {
  return verify(await battleIn(text))
}
