import type { Language } from '@grognard/umpire'
import { languages } from '@grognard/umpire/message.ts'
import { useStore } from 'zustand'
import { useLibraryWords } from './library-sentences.ts'
import {
  changeSettings,
  colourings,
  lights,
  paces,
  pauses,
  pieceSizes,
  settings,
  switches,
} from './settings.ts'

const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', da: 'Dansk' }

/** Language, light, how fast events are played back, smoke and sounds. */
export function Preferences() {
  const now = useStore(settings)
  const words = useLibraryWords()
  return (
    <div className="preferences">
      <label>
        <span>{words.say({ key: 'web.language' })}</span>
        <select
          value={now.language}
          onChange={event => {
            const language = languages.find(one => one === event.target.value) ?? now.language
            changeSettings({ language })
          }}
        >
          {languages.map(one => (
            <option key={one} value={one} lang={one}>
              {NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      <Choice
        name="web.light"
        all={lights}
        now={now.light}
        choose={light => changeSettings({ light })}
      />
      <MorePreferences />
    </div>
  )
}

/** What is on or off. */
const switched = ['motion', 'sound', 'chime', 'hints'] as const

/** What is seldom changed lies folded. */
function MorePreferences() {
  const now = useStore(settings)
  const words = useLibraryWords()
  return (
    <details className="more-preferences">
      <summary>{words.say({ key: 'web.preferences.more' })}</summary>
      <div className="preferences">
        <Choice
          name="web.colours"
          all={colourings}
          now={now.colours}
          choose={colours => changeSettings({ colours })}
        />
        <Choice
          name="web.pieceSize"
          all={pieceSizes}
          now={now.pieces}
          choose={pieces => changeSettings({ pieces })}
        />
        <Choice
          name="web.playback"
          all={paces}
          now={now.playback}
          choose={playback => changeSettings({ playback })}
        />
        <Choice
          name="web.pauses"
          all={pauses}
          now={now.pauses}
          choose={value => changeSettings({ pauses: value })}
        />
        {switched.map(one => (
          <Choice
            key={one}
            name={`web.${one}`}
            values="web.switch"
            all={switches}
            now={now[one]}
            choose={value => changeSettings({ [one]: value })}
          />
        ))}
      </div>
    </details>
  )
}

interface ChoiceProps<One> {
  name: string
  /** Where the names of the values stand, if not under the name itself. */
  values?: string
  all: readonly One[]
  now: One
  choose(one: One): void
}

function Choice<One extends string>({ name, values = name, all, now, choose }: ChoiceProps<One>) {
  const words = useLibraryWords()
  return (
    <label>
      <span>{words.say({ key: name })}</span>
      <select
        value={now}
        onChange={event => choose(all.find(one => one === event.target.value) ?? now)}
      >
        {all.map(one => (
          <option key={one} value={one}>
            {words.say({ key: `${values}.${one}` })}
          </option>
        ))}
      </select>
    </label>
  )
}
