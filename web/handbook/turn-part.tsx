import { useEffect, useRef } from 'react'
import type { Game } from '@grognard/umpire'
import { Explained } from '../shared/explained.tsx'
import { RuleChip } from '../shared/rule-chip.tsx'
import { useWords } from '../shared/sentences.ts'

type Part = Game['outline'][number]
type Step = Part['steps'][number]

/** What happens in each phase, what is decided there, and what may come in between. */
export function TurnPart({ game, phase }: { game: Game; phase?: string | undefined }) {
  const words = useWords(game)
  const phases = game.outline.filter(({ part }) => part === 'phase')
  const sequences = game.outline.filter(({ part }) => part === 'sequence')
  return (
    <div className="guide-turn">
      <ol>
        {phases.map(part => (
          <PhaseItem key={part.name} {...{ game, part }} isWanted={part.name === phase} />
        ))}
      </ol>
      {sequences.length > 0 && (
        <>
          <h3>{words.say({ key: 'web.guide.between' })}</h3>
          <p className="quiet">{words.say({ key: 'web.guide.between.about' })}</p>
          <ul>
            {sequences.map(part => (
              <li key={part.name}>
                <h4>{words.name('sequence', part.name)}</h4>
                <Steps {...{ game, part }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface PhaseProps {
  game: Game
  part: Part
  isWanted: boolean
}

function PhaseItem({ game, part, isWanted }: PhaseProps) {
  const words = useWords(game)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isWanted) item.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return (
    <li ref={item} className="phase-told" aria-current={isWanted ? 'step' : undefined}>
      {part.name !== '' && (
        <>
          <h3>{words.name('phase', part.name)}</h3>
          <p>
            <Explained game={game} text={words.say({ key: `phase.${part.name}.about` })} />
          </p>
        </>
      )}
      <Steps {...{ game, part }} />
    </li>
  )
}

/** What is asked, with what to think of; what the umpire does has its rules alone. */
function Steps({ game, part }: { game: Game; part: Part }) {
  const words = useWords(game)
  const asked = part.steps.filter(({ orders }) => orders.length > 0)
  const done = part.steps.filter(({ orders }) => orders.length === 0)
  const rules = [...new Set(done.map(({ rule }) => rule))]
  return (
    <>
      {asked.length > 0 && (
        <ul className="steps">
          {asked.map(step => (
            <AskedStep key={step.name} {...{ game, step }} />
          ))}
        </ul>
      )}
      {rules.length > 0 && (
        <p className="quiet">
          {words.say({ key: 'web.guide.umpire' })}{' '}
          {rules.map(rule => (
            <RuleChip key={rule} {...{ game, rule }} />
          ))}
        </p>
      )}
    </>
  )
}

function AskedStep({ game, step: { name, rule } }: { game: Game; step: Step }) {
  const words = useWords(game)
  return (
    <li>
      <b>{words.name('step', name)}</b> <RuleChip {...{ game, rule }} />
      <br />
      <span>
        <Explained game={game} text={words.say({ key: `step.${name}.hint` })} />
      </span>
    </li>
  )
}
