import { levels } from '@grognard/players/level.ts'
import type { Level } from '@grognard/players/level.ts'
import type { Seat } from '@grognard/umpire'
import { useWords } from '../common/sentences.ts'

interface Props {
  seat: Seat
  level: Level
  change(level: Level): void
}

/** How well the computer plays a seat, and what sets that level apart. */
export function LevelField({ seat, level, change }: Props) {
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
