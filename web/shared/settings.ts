import type { Language } from '@grognard/umpire'
import { languages } from '@grognard/umpire/message.ts'
import { createStore } from 'zustand/vanilla'

export type Light = 'auto' | 'day' | 'night'
export const lights: readonly Light[] = ['auto', 'day', 'night']

/** How fast events are played back, if at all. */
export type Pace = 'off' | 'slow' | 'normal' | 'fast'
export const paces: readonly Pace[] = ['off', 'slow', 'normal', 'fast']

/** Where a playback waits for the player: at a disaster, before his own turn as well, or nowhere. */
export type Pauses = 'disasters' | 'turns' | 'never'
export const pauses: readonly Pauses[] = ['disasters', 'turns', 'never']

export type Switch = 'on' | 'off'
export const switches: readonly Switch[] = ['on', 'off']

/** Whose names stand on the chart; the piece in hand is always named but with none. */
export type Names = 'all' | 'mine' | 'none'
export const namings: readonly Names[] = ['all', 'mine', 'none']

/** The usual colours of the sides, or such as nobody confuses. */
export type Colours = 'usual' | 'distinct'
export const colourings: readonly Colours[] = ['usual', 'distinct']

/** How large ships are shown that are too small to be drawn as such. */
export type PieceSize = 'usual' | 'large'
export const pieceSizes: readonly PieceSize[] = ['usual', 'large']

export interface Settings {
  language: Language
  light: Light
  colours: Colours
  pieces: PieceSize
  playback: Pace
  pauses: Pauses
  /** Smoke and shot, and pieces that glide. */
  motion: Switch
  sound: Switch
  /** A bell when it is one's turn far away. */
  chime: Switch
  names: Names
  /** Markers and badges on the chart. */
  marks: Switch
  /** The margin beside the chart of a wide window. */
  margin: Switch
  /** What to think of at the step that is asked. */
  hints: Switch
}

const KEY = 'grognard.settings'

/** Kept from visit to visit; without room in the browser they last for this one. */
export const settings = createStore<Settings>(() => readSettings())

settings.subscribe(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.getState()))
  } catch {
    // Nothing is lost but a preference.
  }
})

/** Changes some of the settings and keeps the others. */
export function changeSettings(change: Partial<Settings>): void {
  settings.setState(change)
}

/** The one after it, and after the last the first. */
export function nextOf<One>(all: readonly One[], now: One): One {
  return all[(all.indexOf(now) + 1) % all.length] ?? now
}

function readSettings(): Settings {
  const kept = keptSettings()
  const choice = <One extends string>(name: keyof Settings, all: readonly One[], usual: One): One =>
    all.find(one => one === kept[name]) ?? usual
  return {
    language: choice('language', languages, languageOfBrowser()),
    light: choice('light', lights, 'auto'),
    colours: choice('colours', colourings, 'usual'),
    pieces: choice('pieces', pieceSizes, 'usual'),
    playback: choice('playback', paces, 'normal'),
    pauses: choice('pauses', pauses, 'disasters'),
    motion: choice('motion', switches, 'on'),
    sound: choice('sound', switches, 'off'),
    chime: choice('chime', switches, 'off'),
    names: choice('names', namings, 'all'),
    marks: choice('marks', switches, 'on'),
    margin: choice('margin', switches, 'on'),
    hints: choice('hints', switches, 'on'),
  }
}

function keptSettings(): { [Name in keyof Settings]?: unknown } {
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
