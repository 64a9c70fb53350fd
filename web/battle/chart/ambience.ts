import { audioHere } from './sounds.ts'

/** Where a battle is heard. */
export type Place = 'sea' | 'field'

/** How it sounds there: noise below a pitch in hertz, that rises and falls once in so many seconds. */
interface Air {
  below: number
  swell: number
  loud: number
}

const airs: Record<Place, Air> = {
  sea: { below: 460, swell: 7.5, loud: 0.035 },
  field: { below: 720, swell: 12, loud: 0.011 },
}

/** Long enough that nobody hears it begin again, in seconds. */
const LENGTH = 6
/** Seconds in which it comes and goes. */
const FADE = 1.6

let heard: { place: Place; stop(): void } | null = null

/** From now on this place is heard, or none; nothing changes where it is heard already. */
export function hear(place: Place | null): void {
  if ((heard?.place ?? null) === place) return
  heard?.stop()
  heard = null
  const audio = place && audioHere()
  if (place && audio) heard = { place, stop: begin(audio, airs[place]) }
}

/** Returns the way to let it die away. */
function begin(audio: AudioContext, air: Air): () => void {
  const noise = audio.createBufferSource()
  noise.buffer = longHiss(audio)
  noise.loop = true
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = air.below
  const waves = audio.createGain()
  waves.gain.value = 0.6
  const swell = audio.createOscillator()
  swell.frequency.value = 1 / air.swell
  const height = audio.createGain()
  height.gain.value = 0.4
  const out = audio.createGain()
  out.gain.setValueAtTime(0, audio.currentTime)
  out.gain.linearRampToValueAtTime(air.loud, audio.currentTime + FADE)
  swell.connect(height).connect(waves.gain)
  noise.connect(filter).connect(waves).connect(out).connect(audio.destination)
  noise.start()
  swell.start()
  return () => {
    const end = audio.currentTime + FADE
    out.gain.cancelScheduledValues(audio.currentTime)
    out.gain.setValueAtTime(air.loud, audio.currentTime)
    out.gain.linearRampToValueAtTime(0, end)
    noise.stop(end)
    swell.stop(end)
    noise.addEventListener('ended', () => out.disconnect(), { once: true })
  }
}

/** Made once. */
let hiss: AudioBuffer | null = null

function longHiss(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss
  const long = audio.sampleRate * LENGTH
  hiss = audio.createBuffer(1, long, audio.sampleRate)
  const samples = hiss.getChannelData(0)
  let slow = 0
  for (let i = 0; i < long; i++) {
    slow += (Math.random() * 2 - 1 - slow) * 0.08
    samples[i] = slow * 4
  }
  return hiss
}
