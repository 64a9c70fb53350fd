import { catalogue } from '@grognard/rulesets'
import { importBattle, verify } from '@grognard/umpire'
import type { Verdict } from '@grognard/umpire'

/** Plays a battle file again, away from the page. */
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(verdictOn(data)))

function verdictOn(text: string): Verdict {
  return verify(importBattle(text, catalogue))
}
