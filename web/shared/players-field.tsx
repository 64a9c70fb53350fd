import type { Words } from '@grognard/board/words/index.ts'
import { levels, usualLevel } from '@grognard/players/level.ts'
import type { Level } from '@grognard/players/level.ts'
import type { Game, Seat } from '@grognard/umpire'
import type { PlayerKind, Players } from './player-kind.ts'
import { isComputer, levelOf } from './player-kind.ts'
import { useWords } from './sentences.ts'

interface LevelProps {
  seat: Seat
  level: Level
  change(level: Level): void
}

/** How well the computer plays a seat, and what sets that level apart. */
function LevelField({ seat, level, change }: LevelProps) {
  const words = useWords()
  const about = `level-${seat}-about`
  return (
    <div
      className="level-field"
      role="radiogroup"
      aria-label={words.say({ key: 'web.level' })}
      aria-describedby={about}
    >
      {levels.map(one => (
        <label key={one}>
          <input
            type="radio"
            name={`level-${seat}`}
            checked={one === level}
            onChange={() => change(one)}
          />
          {words.say({ key: `web.level.${one}` })}
        </label>
      ))}
      <span id={about} className="quiet">
        {words.say({ key: `web.level.${level}.about` })}
      </span>
    </div>
  )
}

const kinds = ['me', 'friend', 'away', 'computer'] as const

function isOf(kind: (typeof kinds)[number], player: PlayerKind | undefined): boolean {
  return kind === 'computer' ? isComputer(player) : player === kind
}

interface Props {
  game: Game
  seats: readonly Seat[]
  /** The key of the scenario's title; what each seat commands stands under it. */
  scenario?: string | undefined
  players: Players
  /** Somebody far away can play: there is a server, and the battle has not begun. */
  mayBeAway?: boolean
  change(players: Players): void
}

/** What the seat commands, where its name does not say so already. */
function commandOf(words: Words, seat: Seat, scenario: string | undefined) {
  const key = `${scenario}.${seat}`
  const command = words.has(key) ? words.say({ key }) : words.name('seat', seat)
  if (command === words.name('seat', seat)) return null
  return <span className="seat-command">{command}</span>
}

/** Who plays each seat: I, a friend at the same screen or far away, or the computer. */
export function PlayersField({ game, seats, scenario, players, mayBeAway, change }: Props) {
  const words = useWords(game)
  return (
    <fieldset className="players">
      <legend>{words.say({ key: 'web.seats' })}</legend>
      {seats.length > 1 && <p className="quiet">{words.say({ key: 'web.seats.about' })}</p>}
      {seats.map(seat => (
        <div
          key={seat}
          className="seat-row"
          role="radiogroup"
          aria-label={words.name('seat', seat)}
        >
          <span className="seat-head">
            <span className="seat-name">{words.name('seat', seat)}</span>
            {commandOf(words, seat, scenario)}
          </span>
          {kinds
            .filter(kind => mayBeAway || kind !== 'away')
            .map(kind => (
              <label key={kind}>
                <input
                  type="radio"
                  name={`seat-${seat}`}
                  checked={isOf(kind, players[seat])}
                  onChange={() =>
                    change({ ...players, [seat]: kind === 'computer' ? usualLevel : kind })
                  }
                />
                {words.say({ key: `web.player.${kind}` })}
              </label>
            ))}
          {isComputer(players[seat]) && (
            <LevelField
              seat={seat}
              level={levelOf(players[seat])}
              change={level => change({ ...players, [seat]: level })}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}
