import { percentText } from '@grognard/board/words/index.ts'
import { bestChance, fractionText, isSolvedBy, likelihood } from '@grognard/umpire'
import type { Chance, Puzzle } from '@grognard/umpire'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { hashOf } from '../shared/routes.ts'
import { capital, useWords } from '../shared/sentences.ts'
import type { PuzzleAnswer } from './puzzle-source.ts'
import { solutionTexts, wishText } from './wish-text.ts'

interface Props {
  puzzle: Puzzle
  answer: PuzzleAnswer | null
  /** The id of the one after it; null after the last. */
  next: string | null
  again(): void
}

/** Over the head of the chart: what is asked for, and what the umpire says of the answer. */
export function PuzzleCard({ puzzle, answer, next, again }: Props) {
  const { game } = puzzle.battle
  const words = useWords(game)
  const task = puzzle.solution.length > 1 ? 'web.puzzle.task.turn' : 'web.puzzle.task'
  return (
    <section className="puzzle-card" aria-label={words.say({ key: 'web.puzzle' })}>
      <h2>{capital(wishText(words, puzzle))}</h2>
      {answer ? (
        <Verdict {...{ puzzle, answer }} />
      ) : (
        <p className="quiet">
          {words.say({ key: task, values: { seat: words.name('seat', puzzle.seat) } })}
        </p>
      )}
      <p className="puzzle-ways">
        {answer && (
          <button type="button" onClick={answer.playOn}>
            {words.say({ key: 'web.puzzle.roll' })}
          </button>
        )}
        <button type="button" className="plain" onClick={again}>
          {words.say({ key: 'web.puzzle.again' })}
        </button>
        {answer && next !== null && (
          <a href={hashOf({ at: 'puzzle', ruleset: game.id, id: next })}>
            {words.say({ key: 'web.puzzle.next' })}
          </a>
        )}
        <a href={hashOf({ at: 'puzzles', ruleset: game.id })}>
          {words.say({ key: 'web.puzzle.all' })}
        </a>
      </p>
    </section>
  )
}

function Verdict({ puzzle, answer }: { puzzle: Puzzle; answer: PuzzleAnswer }) {
  const { game } = puzzle.battle
  const words = useWords(game)
  const best = useMemo(() => bestChance(puzzle), [puzzle])
  const line = useMemo(() => solutionTexts(words, game, puzzle), [words, game, puzzle])
  const isSolved = isSolvedBy(answer.chance, best)
  const told = words.say({ key: isSolved ? 'web.puzzle.solved' : 'web.puzzle.unsolved' })
  return (
    <div role="status" className={isSolved ? 'puzzle-solved' : 'puzzle-unsolved'}>
      <p className="puzzle-verdict">{told}</p>
      <dl>
        <Row name={words.say({ key: 'web.puzzle.yours' })} chance={answer.chance}>
          {words.say(game.describeOrder(puzzle.battle.state, answer.order))}
        </Row>
        {!isSolved && (
          <Row name={words.say({ key: 'web.puzzle.best' })} chance={best}>
            {line.join(' · ')}
          </Row>
        )}
      </dl>
    </div>
  )
}

interface RowProps {
  name: string
  chance: Chance
  children: ReactNode
}

function Row({ name, chance, children }: RowProps) {
  const words = useWords()
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <b title={fractionText(chance)}>{percentText(words, likelihood(chance))}</b> {children}
      </dd>
    </>
  )
}
