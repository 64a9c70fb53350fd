import type { Advice } from '@grognard/players'
import { isToldInWays, linesOf } from '@grognard/players/advice-lines.ts'
import type { Game } from '@grognard/umpire'
import { useEffect, useRef } from 'react'
import type { BattleStore } from '../battle/battle-store.ts'
import type { Standing } from '../battle/standing.ts'
import { keyed } from '../common/keyed.ts'
import { capital, useWords } from '../common/sentences.ts'

interface Props {
  game: Game
  standing: Standing
  store: BattleStore
  advice: readonly Advice[]
}

/** So many are shown; the others were found to be worse. */
const SHOWN = 3

/** Each order with its reasons; it is taken in hand, so that it can be looked at and given. */
export function AdviceList({ game, standing, store, advice }: Props) {
  const words = useWords(game)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.firstElementChild?.scrollIntoView({ block: 'start' })
  }, [])
  const shown = advice.slice(0, SHOWN)
  return (
    <>
      <ol ref={list} className={advice.length > 1 ? 'advice-list' : 'advice-list lone'}>
        {keyed(shown).map(([key, one], place) => (
          <li key={key}>
            <button type="button" onClick={() => store.consider(one.order)}>
              {capital(words.say(game.describeOrder(standing.view, one.order)))}
            </button>
            <p>
              {linesOf(advice, place)
                .map(line => words.say(line))
                .join(' ')}
            </p>
          </li>
        ))}
      </ol>
      {isToldInWays(shown) && <p className="quiet">{words.say({ key: 'advice.way' })}</p>}
    </>
  )
}
