import { useId, useState } from 'react'
import type { PaperName } from '@grognard/print'
import type { Game, Playable, PrintRequest, SheetKind } from '@grognard/umpire'
import { errorText } from '../shared/error-text.ts'
import { useWords } from '../shared/sentences.ts'

type Condition = PrintRequest<Playable>['condition']

interface Props {
  game: Game
  /** What the sheets tell of; null where the choices so far make no battle. */
  stateNow(): Playable | null
  /** A battle may be printed with its losses too. */
  hasBegun?: true
}

type Course = { at: 'idle' | 'laying' | 'done' } | { at: 'failed'; fault: string }

/** Sheets for a game on paper: which, on what paper, fresh or as the battle stands. */
export function PrintField({ game, stateNow, hasBegun }: Props) {
  const words = useWords(game)
  const [sheet, setSheet] = useState<SheetKind | 'all'>('all')
  const [paper, setPaper] = useState<PaperName>(usualPaper)
  const [condition, setCondition] = useState<Condition>('fresh')
  const [course, setCourse] = useState<Course>({ at: 'idle' })
  const say = (key: string) => words.say({ key: `web.print.${key}` })

  const go = async () => {
    if (course.at === 'laying') return
    setCourse({ at: 'laying' })
    try {
      const { printSheets } = await import('./print-sheets.ts')
      await printSheets({ game, sheet, paper, request: { state: stateNow(), condition }, words })
      setCourse({ at: 'done' })
    } catch (error) {
      setCourse({ at: 'failed', fault: errorText(error) })
    }
  }

  if (game.sheets.length === 0) return <p className="quiet">{say('nothing')}</p>
  return (
    <details className="print-field">
      <summary>{say('title')}</summary>
      <p className="quiet">{say('about')}</p>
      <div className="print-choices">
        <Choice name={say('sheet')} values={['all', ...game.sheets]} now={sheet} set={setSheet}>
          {one => say(`sheet.${one}`)}
        </Choice>
        <Choice name={say('paper')} values={['a4', 'letter']} now={paper} set={setPaper}>
          {one => say(`paper.${one}`)}
        </Choice>
        {hasBegun && (
          <Choice
            name={say('condition')}
            values={['fresh', 'asItStands']}
            now={condition}
            set={setCondition}
          >
            {one => say(`condition.${one}`)}
          </Choice>
        )}
        <button type="button" aria-disabled={course.at === 'laying'} onClick={() => void go()}>
          {say('go')}
        </button>
      </div>
      <p role="status" className="quiet">
        {course.at === 'failed' && words.say({ key: 'web.print.failed', values: course })}
        {course.at !== 'failed' && course.at !== 'idle' && say(course.at)}
      </p>
    </details>
  )
}

interface ChoiceProps<Value extends string> {
  name: string
  values: readonly NoInfer<Value>[]
  now: Value
  set(value: NoInfer<Value>): void
  children(value: NoInfer<Value>): string
}

function Choice<Value extends string>({ name, values, now, set, children }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="form-field">
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={now}
        onChange={event => {
          const chosen = values.find(one => one === event.target.value)
          if (chosen !== undefined) set(chosen)
        }}
      >
        {values.map(one => (
          <option key={one} value={one}>
            {children(one)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** North America prints on Letter. */
function usualPaper(): PaperName {
  return /-(US|CA|MX)$/.test(navigator.language) ? 'letter' : 'a4'
}
