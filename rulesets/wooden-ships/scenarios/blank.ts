import type { Json } from '@grognard/umpire'
import { FORMAT } from './file.ts'

/** [WS-006] What an author begins with: a frigate a side in a fresh westerly on the open sea. */
export const blank: Json = {
  format: FORMAT,
  title: '',
  about: '',
  columns: 30,
  rows: 22,
  turns: 40,
  windFrom: 300,
  velocity: 3,
  change: 6,
  victory: 'points',
  anchorage: false,
  sides: [
    {
      nation: 'british',
      ships: [{ name: 'Amphion', class: 'br-f3-36', quality: 'AV', x: 8, y: 9, heading: 120 }],
    },
    {
      nation: 'french',
      ships: [{ name: 'Pomone', class: 'fr-f3-36', quality: 'AV', x: 22, y: 14, heading: 300 }],
    },
  ],
  ground: [],
}
