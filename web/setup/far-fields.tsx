import type { ClockPlan } from '@grognard/remote/index.ts'
import type { Game } from '@grognard/umpire'
import { RuleChip } from '../shared/rule-chip.tsx'
import { useWords } from '../shared/sentences.ts'
import { ownName } from '../storage/table-seats.ts'
import { ClockField } from './clock-field.tsx'

/** What is agreed of a table far away besides the battle. */
export interface FarTable {
  /** Under which the others see one. */
  name: string
  clock: ClockPlan
  /** Strangers may take a free seat. */
  isPublic: boolean
  /** Minutes after which spectators are told all; null where they are told what everybody may know. */
  watchDelay: number | null
}

export function farBefore(): FarTable {
  return { name: ownName(), clock: { kind: 'none' }, isPublic: false, watchDelay: null }
}

/** Minutes. */
const DELAYS = [10, 30, 60, 24 * 60]

interface Props {
  game: Game
  /** The book's rule that gives steps a time; null where none does. */
  stepTimes: string | null
  far: FarTable
  change(far: FarTable): void
}

/** Under which name one plays, who else may come, and what who looks on is told. */
export function FarFields({ game, stepTimes, far, change }: Props) {
  const words = useWords()
  return (
    <>
      <fieldset className="own-name">
        <legend>{words.say({ key: 'web.far.name' })}</legend>
        <input
          type="text"
          required
          maxLength={40}
          autoComplete="nickname"
          aria-label={words.say({ key: 'web.far.name' })}
          value={far.name}
          onChange={event => change({ ...far, name: event.currentTarget.value })}
        />
        <p className="quiet">{words.say({ key: 'web.far.name.about' })}</p>
      </fieldset>
      <ClockField clock={far.clock} change={clock => change({ ...far, clock })} />
      {stepTimes !== null && (
        <p className="step-times">
          {words.say({ key: 'web.far.stepTimes' })} <RuleChip game={game} rule={stepTimes} />
        </p>
      )}
      <fieldset className="far-guests">
        <legend>{words.say({ key: 'web.far.guests' })}</legend>
        <label>
          <input
            type="checkbox"
            checked={far.isPublic}
            onChange={event => change({ ...far, isPublic: event.currentTarget.checked })}
          />
          {words.say({ key: 'web.far.public' })}
        </label>
        <p className="quiet">{words.say({ key: 'web.far.public.about' })}</p>
        <label>
          {words.say({ key: 'web.far.watch.shows' })}{' '}
          <select
            value={far.watchDelay ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ ...far, watchDelay: value === '' ? null : Number(value) })
            }
          >
            <option value="">{words.say({ key: 'web.far.watch.open' })}</option>
            {DELAYS.map(minutes => (
              <option key={minutes} value={minutes}>
                {words.say({ key: 'web.far.watch.all', values: { minutes } })}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
    </>
  )
}
