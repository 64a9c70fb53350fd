/** A burst of noise or a tone: when and how long in seconds, from one pitch to another in hertz, how loud of 1. */
interface Burst {
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

export type SoundName =
  | 'broadside'
  | 'heavyGuns'
  | 'musketry'
  | 'timber'
  | 'steel'
  | 'splash'
  | 'crash'
  | 'drum'
  | 'pipe'
  | 'shipsBell'
  | 'churchBell'
  | 'dice'
  | 'bell'

/** Four guns, the second hardly after the first. */
const GUNS = [0, 0.05, 0.11, 0.2]
const MUSKETS = [0, 0.03, 0.05, 0.09, 0.12, 0.17, 0.25]
/** A flam and a short roll. */
const STROKES = [0, 0.04, 0.22, 0.33, 0.44]
const CLICKS = [0, 0.06, 0.1, 0.17, 0.2]
/** One bell: two strokes close together. */
const BELL = [0, 0.32]
/** Two guns of a turret. */
const TURRET = [0, 0.13]
/** Shot takes so long to strike, and what it strikes breaks in pieces. */
const SPLINTERS = [0.32, 0.36, 0.43, 0.55]
const RIVETS = [0.34, 0.42]
/** The creak before a mast or a ship goes. */
const CREAKS = [0.2, 0.29, 0.36]

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
  heavyGuns: {
    noises: TURRET.map(at => ({ at, long: 0.8, from: 300, to: 40, loud: 0.5 })),
    tones: TURRET.map(at => ({ at, long: 0.7, from: 58, to: 24, loud: 0.75 })),
  },
  timber: {
    noises: SPLINTERS.map(at => ({ at, long: 0.13, from: 1500, to: 260, loud: 0.34 })),
    tones: [{ at: 0.32, long: 0.16, from: 150, to: 70, loud: 0.4 }],
  },
  steel: {
    noises: [{ at: 0.34, long: 0.5, from: 900, to: 90, loud: 0.4 }],
    tones: RIVETS.flatMap(at => [
      { at, long: 0.5, from: 660, to: 640, loud: 0.16 },
      { at, long: 0.34, from: 1730, to: 1690, loud: 0.08 },
    ]),
  },
  splash: {
    noises: [
      { at: 0.34, long: 0.22, from: 900, to: 500, loud: 0.16 },
      { at: 0.48, long: 0.5, from: 2600, to: 700, loud: 0.14 },
    ],
    tones: [],
  },
  crash: {
    noises: [
      ...CREAKS.map(at => ({ at, long: 0.06, from: 700, to: 380, loud: 0.2 })),
      { at: 0.5, long: 0.45, from: 1800, to: 120, loud: 0.45 },
      { at: 0.62, long: 0.6, from: 380, to: 50, loud: 0.5 },
    ],
    tones: CREAKS.map(at => ({ at, long: 0.09, from: 240, to: 170, loud: 0.12 })),
  },
  pipe: {
    noises: [],
    tones: [
      { at: 0, long: 0.16, from: 2300, to: 2270, loud: 0.1 },
      { at: 0.16, long: 0.5, from: 2980, to: 2900, loud: 0.12 },
    ],
  },
  shipsBell: {
    noises: [],
    tones: BELL.flatMap(at => [
      { at, long: 1.1, from: 980, to: 976, loud: 0.24 },
      { at, long: 0.5, from: 2360, to: 2350, loud: 0.1 },
    ]),
  },
  churchBell: {
    noises: [],
    tones: [
      { at: 0, long: 1.4, from: 392, to: 390, loud: 0.22 },
      { at: 0, long: 1.1, from: 467, to: 465, loud: 0.12 },
      { at: 0, long: 0.7, from: 784, to: 780, loud: 0.1 },
    ],
  },
  dice: {
    noises: CLICKS.map(at => ({ at, long: 0.025, from: 5200, to: 2600, loud: 0.35 })),
    tones: [],
  },
  bell: {
    noises: [],
    tones: BELL.flatMap(at => [
      { at, long: 1.1, from: 1180, to: 1176, loud: 0.3 },
      { at, long: 0.6, from: 2830, to: 2820, loud: 0.12 },
    ]),
  },
}

/** Seconds until the last of it has died away. */
export function lengthOf({ noises, tones }: Score): number {
  return Math.max(...[...noises, ...tones].map(({ at, long }) => at + long))
}

/** How loud all of it is. */
const QUIET = 0.22
/** The same sound is not begun again within so many seconds. */
const APART = 0.15
const SILENCE = 0.0001

/** Made with the first sound, and only once a hand has touched the page. */
let context: AudioContext | null = null
let hiss: AudioBuffer | null = null
const lastPlayed = new Map<SoundName, number>()

/** What plays sounds; null where the browser has none or no hand has touched the page yet. */
export function audioHere(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive || typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

/** Plays a sound now, where one can be played. */
export function play(name: SoundName): void {
  const audio = audioHere()
  if (!audio) return
  const now = audio.currentTime
  if (now - (lastPlayed.get(name) ?? -1) < APART) return
  lastPlayed.set(name, now)
  const score = scores[name]
  const out = audio.createGain()
  out.gain.value = QUIET
  out.connect(audio.destination)
  for (const burst of score.noises) noise(audio, out, burst, now)
  for (const burst of score.tones) tone(audio, out, burst, now)
  setTimeout(() => out.disconnect(), (lengthOf(score) + 0.2) * 1000)
}

function noise(audio: AudioContext, out: AudioNode, burst: Burst, now: number): void {
  const source = audio.createBufferSource()
  source.buffer = hissOf(audio)
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  sweep(filter.frequency, burst, now)
  source
    .connect(filter)
    .connect(fading(audio, burst, now))
    .connect(out)
  source.start(now + burst.at, 0, burst.long)
}

function tone(audio: AudioContext, out: AudioNode, burst: Burst, now: number): void {
  const source = audio.createOscillator()
  sweep(source.frequency, burst, now)
  source.connect(fading(audio, burst, now)).connect(out)
  source.start(now + burst.at)
  source.stop(now + burst.at + burst.long)
}

function sweep(pitch: AudioParam, { at, long, from, to }: Burst, now: number): void {
  pitch.setValueAtTime(from, now + at)
  pitch.exponentialRampToValueAtTime(to, now + at + long)
}

/** Loud at once, then dying away. */
function fading(audio: AudioContext, { at, long, loud }: Burst, now: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loud, now + at)
  gain.gain.exponentialRampToValueAtTime(SILENCE, now + at + long)
  return gain
}

/** Half a second of noise, made once. */
function hissOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss
  const long = audio.sampleRate / 2
  hiss = audio.createBuffer(1, long, audio.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let i = 0; i < long; i++) samples[i] = Math.random() * 2 - 1
  return hiss
}
