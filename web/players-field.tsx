import type { Game, Seat } from '@grognard/umpire'
import type { PlayerKind, Players } from './saved-battles.ts'
import { useWords } from './sentences.ts'

const kinds: readonly PlayerKind[] = ['me', 'friend', 'computer']

interface Props {
  game: Game
  seats: readonly Seat[]
  players: Players
  change(players: Players): void
}

/** Who plays each seat: I, a friend at the same screen, or the computer. */
export function PlayersField({ game, seats, players, change }: Props) {
  const words = useWords(game)
  return (
    <fieldset className="players">
      <legend>{words.say({ key: 'web.seats' })}</legend>
      {seats.map(seat => (
        <div
          key={seat}
          className="seat-row"
          role="radiogroup"
          aria-label={words.name('seat', seat)}
        >
          <span className="seat-name">{words.name('seat', seat)}</span>
          {kinds.map(kind => (
            <label key={kind}>
              <input
                type="radio"
                name={`seat-${seat}`}
                checked={players[seat] === kind}
                onChange={() => change({ ...players, [seat]: kind })}
              />
              {words.say({ key: `web.player.${kind}` })}
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  )
}
