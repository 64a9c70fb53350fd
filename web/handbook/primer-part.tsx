import type { Game, PrimerCard } from '@grognard/umpire'
import { Explained } from '../shared/explained.tsx'
import { RuleChip } from '../shared/rule-chip.tsx'
import { useWords } from '../shared/sentences.ts'
import { Diagram } from './diagram.tsx'

/** How the game is played, in a few short cards. */
export function PrimerPart({ game }: { game: Game }) {
  return (
    <ol className="primer">
      {game.guide.primer.map(card => (
        <li key={card.title.en}>
          <Card card={card} game={game} />
        </li>
      ))}
      <HandsCard />
    </ol>
  )
}

function Card({
  card: { title, text, rules, diagrams = [] },
  game,
}: {
  card: PrimerCard
  game: Game
}) {
  const { language } = useWords(game)
  return (
    <>
      <h3>{title[language]}</h3>
      <p>
        <Explained game={game} text={text[language]} />{' '}
        {rules.map(rule => (
          <RuleChip key={rule} {...{ game, rule }} />
        ))}
      </p>
      {diagrams.map(name => (
        <Diagram key={name} {...{ game, name }} />
      ))}
    </>
  )
}

/** How orders are drawn with what the player has at hand: a finger, or mouse and keys. */
function HandsCard() {
  const words = useWords()
  const isTouched = matchMedia('(pointer: coarse)').matches
  const text = (key: string) => <p>{words.say({ key })}</p>
  return (
    <li>
      <h3>{words.say({ key: 'web.primer.hands' })}</h3>
      {text(isTouched ? 'web.primer.finger' : 'web.primer.mouse')}
      {!isTouched && text('web.primer.keys')}
    </li>
  )
}
