import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { puzzles } from '@grognard/rulesets/puzzles.ts'
import { bestChance, isSolvedBy, readPuzzle } from '@grognard/umpire'
import type { Game, Puzzle } from '@grognard/umpire'
import { OddsTold } from '../battle/odds/odds-told.ts'
import { openBattle } from '../battle/state/battle-store.ts'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { PuzzleCard } from '../puzzles/puzzle-card.tsx'
import { openPuzzle } from '../puzzles/puzzle-source.ts'
import type { PuzzleAnswer } from '../puzzles/puzzle-source.ts'
import { nameOf, noteSolved, solved } from '../puzzles/solved.ts'
import { wishText } from '../puzzles/wish-text.ts'
import { focusPlace } from '../shared/focus-register.ts'
import { faultOfOpening, gameInLibrary } from '../shared/open-game.ts'
import { PageFailed, PageLoading, PageNotFound, useFetched } from '../shared/page-loading.tsx'
import { hashOf } from '../shared/routes.ts'
import { capital, useWords } from '../shared/sentences.ts'
import { StillChart } from '../shared/still-chart.tsx'
import '../style/table.css'
import '../style/puzzle.css'
import { BattlePage } from './battle-page.tsx'

function puzzlesOf(ruleset: string) {
  return Object.hasOwn(puzzles, ruleset) ? (puzzles[ruleset] ?? {}) : {}
}

/** A book's puzzles, each with its position. */
export function PuzzlesPage({ ruleset }: { ruleset: string }) {
  const words = useWords()
  const fetched = useFetched(
    useCallback(async () => {
      const game = await gameInLibrary(ruleset)
      const files = await Promise.all(Object.values(puzzlesOf(ruleset)).map(fetch => fetch()))
      return { game, all: files.map(file => readPuzzle(file, game)) }
    }, [ruleset]),
  )
  if (fetched.at === 'loading') return <PageLoading />
  if (fetched.at === 'failed')
    return <PageFailed fault={words.say(faultOfOpening(fetched.error))} />
  return <Puzzles {...fetched.value} />
}

function Puzzles({ game, all }: { game: Game; all: readonly Puzzle[] }) {
  const words = useWords(game)
  const known = useStore(solved)
  return (
    <main ref={focusPlace('content')} className="puzzles">
      <p>
        <a href={hashOf({ at: 'home' })}>{words.say({ key: 'web.home' })}</a>
      </p>
      <h1 ref={focusPlace('heading')}>
        {words.say({ key: 'web.puzzles.title', values: { book: game.title[words.language] } })}
      </h1>
      <p>{words.say({ key: 'web.puzzles.about' })}</p>
      <ul className="puzzle-list">
        {all.map(puzzle => (
          <Position
            key={puzzle.id}
            puzzle={puzzle}
            isSolved={known.includes(nameOf(game.id, puzzle.id))}
          />
        ))}
      </ul>
    </main>
  )
}

function Position({ puzzle, isSolved }: { puzzle: Puzzle; isSolved: boolean }) {
  const { battle, seat } = puzzle
  const { game, state } = battle
  const words = useWords(game)
  const picture = useMemo(() => game.picture(game.view(state, seat)), [game, state, seat])
  const values = { seat: words.name('seat', seat) }
  return (
    <li>
      <a href={hashOf({ at: 'puzzle', ruleset: game.id, id: puzzle.id })}>
        {capital(wishText(words, puzzle))}
      </a>
      {isSolved && <span className="puzzle-done">{words.say({ key: 'web.puzzle.done' })}</span>}
      <StillChart {...{ game, picture }} caption={words.say({ key: 'web.puzzle.for', values })} />
    </li>
  )
}

interface Chosen {
  ruleset: string
  id: string
}

/** One puzzle on the battle page, with neither odds nor advice before it is answered. */
export function PuzzleGate({ ruleset, id }: Chosen) {
  const words = useWords()
  const fetched = useFetched(
    useCallback(async () => {
      const own = puzzlesOf(ruleset)
      const fetch = Object.hasOwn(own, id) ? own[id] : undefined
      return fetch ? readPuzzle(await fetch(), await gameInLibrary(ruleset)) : null
    }, [ruleset, id]),
  )
  const [round, setRound] = useState(1)
  if (fetched.at === 'loading') return <PageLoading />
  if (fetched.at === 'failed')
    return <PageFailed fault={words.say(faultOfOpening(fetched.error))} />
  if (!fetched.value) return <PageNotFound />
  return <Laid key={round} puzzle={fetched.value} again={() => setRound(round + 1)} />
}

function Laid({ puzzle, again }: { puzzle: Puzzle; again(): void }) {
  const [store, setStore] = useState<BattleStore | null>(null)
  const [answer, setAnswer] = useState<PuzzleAnswer | null>(null)
  const [isPlayedOn, setPlayedOn] = useState(false)
  const { game } = puzzle.battle
  useEffect(() => {
    const answered = (found: PuzzleAnswer): void => {
      if (isSolvedBy(found.chance, bestChance(puzzle))) noteSolved(game.id, puzzle.id)
      const playOn = (): void => {
        setPlayedOn(true)
        found.playOn()
      }
      setAnswer({ ...found, playOn })
    }
    const opened = openBattle(`puzzle ${puzzle.id}`, openPuzzle(puzzle, answered))
    setStore(opened)
    return opened.stop
  }, [puzzle, game])
  if (!store) return <PageLoading />
  const ids = Object.keys(puzzlesOf(game.id))
  const next = ids[ids.indexOf(puzzle.id) + 1] ?? null
  return (
    <OddsTold value={answer !== null}>
      <BattlePage
        store={store}
        over={!isPlayedOn && <PuzzleCard {...{ puzzle, answer, next, again }} />}
      />
    </OddsTold>
  )
}
