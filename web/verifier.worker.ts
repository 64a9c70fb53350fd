import { verify } from '@grognard/umpire'
import { errorText } from './error-text.ts'
import { battleIn } from './games.ts'
import type { Verified } from './verifier.ts'

/** Plays a battle file again, away from the page. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  void verdictOn(data).then(verdict => postMessage(verdict))
})

async function verdictOn(text: string): Promise<Verified> {
  try {
    return { verdict: verify(await battleIn(text)) }
  } catch (error) {
    return { fault: errorText(error) }
  }
}
