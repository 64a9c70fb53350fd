import { luckOf } from '@grognard/lab/luck.ts'
import { errorText } from './error-text.ts'
import { battleIn } from './games.ts'
import { LUCK_TRIES } from './luck.ts'
import type { LuckNews } from './luck.ts'

/** Gives the orders of a battle file again with other dice, away from the page. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  void reckoned(data).then(news => postMessage(news))
})

async function reckoned(text: string): Promise<LuckNews> {
  try {
    const luck = luckOf(await battleIn(text), { tries: LUCK_TRIES }, (done, of) => {
      const news: LuckNews = { done, of }
      postMessage(news)
      return true
    })
    return { found: luck ?? [] }
  } catch (error) {
    return { fault: errorText(error) }
  }
}
