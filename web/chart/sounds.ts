/** A burst of noise or a tone: when and how long in seconds, from one pitch to another in hertz, how loud of 1. */
export interface Burst {
  at: number
  long: number
  from: number
  to: number
  loud: number
}

/** What a sound is made of. */
export interface Score {
  noises: readonly Burst[]
  tones: readonly Burst[]
}

export type SoundName = 'broadside' | 'musketry' | 'drum' | 'dice'

/** Four guns, the second hardly after the first. */
const GUNS = [0, 0.05, 0.11, 0.2]
const MUSKETS = [0, 0.03, 0.05, 0.09, 0.12, 0.17, 0.25]
/** A flam and a short roll. */
const STROKES = [0, 0.04, 0.22, 0.33, 0.44]
const CLICKS = [0, 0.06, 0.1, 0.17, 0.2]

/** All short and quiet: they accompany, they do not call. */
export const scores: Record<SoundName, Score> = {
  broadside: {
    noises: GUNS.map(at => ({ at, long: 0.42, from: 420, to: 60, loud: 0.5 })),
    tones: GUNS.map(at => ({ at, long: 0.3, from: 78, to: 34, loud: 0.6 })),
  },
  musketry: {
    noises: MUSKETS.map(at => ({ at, long: 0.07, from: 2600, to: 700, loud: 0.28 })),
    tones: [],
  },
  drum: {
    noises: STROKES.map(at => ({ at, long: 0.09, from: 3200, to: 1400, loud: 0.16 })),
    tones: STROKES.map(at => ({ at, long: 0.11, from: 190, to: 140, loud: 0.3 })),
  },
  dice: {
    noises: CLICKS.map(at => ({ at, long: 0.025, from: 5200, to: 2600, loud: 0.35 })),
    tones: [],
  },
}

/** Seconds until the last of it has died away. */
export function lengthOf({ noises, tones }: Score): number {
  return Math.max(...[...noises, ...tones].map(({ at, long }) => at + long))
}
