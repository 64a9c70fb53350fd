import type { Language } from '@grognard/umpire'
import { languages } from '@grognard/umpire'
import { useObserved } from './observed.ts'
import { useWords } from './sentences.ts'
import { lights, paces, settings } from './settings.ts'

const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', da: 'Dansk' }

/** Language, light, and how fast events are played back. */
export function Preferences() {
  const now = useObserved(settings, value => value)
  const words = useWords()
  return (
    <div className="preferences">
      <label>
        <span>{words.say({ key: 'web.language' })}</span>
        <select
          value={now.language}
          onChange={event => {
            const language = languages.find(one => one === event.target.value) ?? now.language
            settings.set({ ...now, language })
          }}
        >
          {languages.map(one => (
            <option key={one} value={one} lang={one}>
              {NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.say({ key: 'web.light' })}</span>
        <select
          value={now.light}
          onChange={event => {
            const light = lights.find(one => one === event.target.value) ?? now.light
            settings.set({ ...now, light })
          }}
        >
          {lights.map(one => (
            <option key={one} value={one}>
              {words.say({ key: `web.light.${one}` })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.say({ key: 'web.playback' })}</span>
        <select
          value={now.playback}
          onChange={event => {
            const playback = paces.find(one => one === event.target.value) ?? now.playback
            settings.set({ ...now, playback })
          }}
        >
          {paces.map(one => (
            <option key={one} value={one}>
              {words.say({ key: `web.playback.${one}` })}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
