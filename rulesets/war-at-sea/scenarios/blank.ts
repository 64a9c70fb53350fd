import type { Json } from '@grognard/umpire'
import { usualTurns } from '../book/tables/scenarios.ts'
import { FORMAT } from './file.ts'

/** [WAS-S-7] What an author begins with: a cruiser a side on an open table by day. */
export const blank: Json = {
  format: FORMAT,
  title: '',
  about: '',
  width: 1440,
  height: 1080,
  turns: usualTurns,
  light: 'day',
  weather: false,
  target: 0,
  allies: {
    airbase: 0,
    units: [{ card: 'uk-ajax', name: 'Ajax', x: 300, y: 540, heading: 90 }],
    aircraft: [],
  },
  axis: {
    airbase: 0,
    units: [{ card: 'de-admiral-hipper', name: 'Admiral Hipper', x: 1140, y: 540, heading: 270 }],
    aircraft: [],
  },
  islands: [],
  fog: [],
}
