import { createContext, use, useEffect, useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Game, Term } from '@grognard/umpire'
import { ExplainedTerm } from './explained-term.tsx'
import { keyed } from './keyed.ts'
import { useWords } from './sentences.ts'
import { explained, termFinder } from './terms.ts'

/** By which text each term is explained on a part of the page. */
const Explaining = createContext<Map<Term, string> | null>(null)

/** Within it each term is explained once, in the text where it stands first. */
export function EachTermOnce({ children }: { children: ReactNode }) {
  const by = useMemo(() => new Map<Term, string>(), [])
  return <Explaining value={by}>{children}</Explaining>
}

interface Props {
  game: Game
  text: string
  /** The text is a button or a summary itself: its terms take no focus of their own. */
  isWithinControl?: boolean
}

/** A sentence of the game; its terms are underlined and say what they mean. */
export function Explained({ game, text, isWithinControl = false }: Props) {
  const { language } = useWords()
  const id = useId()
  const by = use(Explaining)
  useEffect(
    () => () => {
      for (const [term, owner] of by ?? []) if (owner === id) by?.delete(term)
    },
    [by, id],
  )
  const parts = explained(text, termFinder(game.guide.glossary, language), isMine)
  return keyed(parts).map(([key, part]) =>
    part.term ? (
      <ExplainedTerm
        key={key}
        isWithinControl={isWithinControl}
        word={part.text}
        meaning={part.term.meaning[language]}
      />
    ) : (
      part.text
    ),
  )

  function isMine(term: Term): boolean {
    if (!by) return true
    const owner = by.get(term)
    if (owner === undefined) by.set(term, id)
    return owner === undefined || owner === id
  }
}
