import type { Language } from '@grognard/umpire'
import { languages } from '@grognard/umpire'
import { observed } from './observed.ts'

export type Light = 'auto' | 'day' | 'night'
export const lights: readonly Light[] = ['auto', 'day', 'night']

/** How fast events are played back, if at all. */
export type Pace = 'off' | 'slow' | 'normal' | 'fast'
export const paces: readonly Pace[] = ['off', 'slow', 'normal', 'fast']

export interface Settings {
  language: Language
  light: Light
  playback: Pace
}

const KEY = 'grognard.settings'

/** Kept from visit to visit; without room in the browser they last for this one. */
export const settings = observed<Settings>(readSettings())

settings.subscribe(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()))
  } catch {
    // Nothing is lost but a preference.
  }
})

function readSettings(): Settings {
  const kept = keptSettings()
  const language = languages.find(one => one === kept.language) ?? languageOfBrowser()
  const light = lights.find(one => one === kept.light) ?? 'auto'
  return { language, light, playback: paces.find(one => one === kept.playback) ?? 'normal' }
}

function keptSettings(): { language?: unknown; light?: unknown; playback?: unknown } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

function languageOfBrowser(): Language {
  const wanted = navigator.languages.map(tag => tag.slice(0, 2))
  return wanted.flatMap(tag => languages.filter(one => one === tag))[0] ?? 'en'
}
