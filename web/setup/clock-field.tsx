import type { ClockPlan } from '@grognard/remote/index.ts'
import { useWords } from '../shared/sentences.ts'
import '../style/agreements.css'

interface Props {
  clock: ClockPlan
  change(clock: ClockPlan): void
}

const kinds = ['none', 'live', 'days'] as const
const whenOver = ['wait', 'computer', 'forfeit'] as const

/** What each begins with as it is chosen. */
const usual: Record<ClockPlan['kind'], ClockPlan> = {
  none: { kind: 'none' },
  live: { kind: 'live', minutes: 30, whenOver: 'wait' },
  days: { kind: 'days', days: 3, whenOver: 'wait' },
}

/** How long each may think, and what becomes of who is late. */
export function ClockField({ clock, change }: Props) {
  const words = useWords()
  return (
    <fieldset className="clock-field">
      <legend>{words.say({ key: 'web.agree.clock' })}</legend>
      {kinds.map(kind => (
        <label key={kind}>
          <input
            type="radio"
            name="clock"
            checked={clock.kind === kind}
            onChange={() => change(usual[kind])}
          />
          {words.say({ key: `web.agree.clock.${kind}` })}
        </label>
      ))}
      {clock.kind !== 'none' && <HowLong {...{ clock, change }} />}
      <p className="quiet">{words.say({ key: `web.agree.clock.${clock.kind}.about` })}</p>
    </fieldset>
  )
}

interface HowLongProps {
  clock: Exclude<ClockPlan, { kind: 'none' }>
  change(clock: ClockPlan): void
}

function HowLong({ clock, change }: HowLongProps) {
  const words = useWords()
  const count = clock.kind === 'live' ? clock.minutes : clock.days
  const most = clock.kind === 'live' ? 600 : 60
  const set = (typed: number): void => {
    const fitting = Math.min(most, Math.max(1, Math.round(typed) || 1))
    change(clock.kind === 'live' ? { ...clock, minutes: fitting } : { ...clock, days: fitting })
  }
  return (
    <div className="clock-terms">
      <label>
        {words.say({ key: `web.agree.clock.${clock.kind}.count` })}
        <input
          type="number"
          min={1}
          max={most}
          value={count}
          onChange={event => set(event.currentTarget.valueAsNumber)}
        />
      </label>
      <label>
        {words.say({ key: 'web.agree.over' })}
        <select
          value={clock.whenOver}
          onChange={event => {
            const chosen = whenOver.find(one => one === event.currentTarget.value)
            if (chosen) change({ ...clock, whenOver: chosen })
          }}
        >
          {whenOver.map(one => (
            <option key={one} value={one}>
              {words.say({ key: `web.agree.over.${one}` })}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
