import type { Json } from '@grognard/umpire'
import { leastLeadOfFew } from '../book/tables/victory.ts'
import { FORMAT } from './file.ts'

/** [LOB-006] What an author begins with: a frigate a side on the least board of open sea. */
export const blank: Json = {
  format: FORMAT,
  title: '',
  about: '',
  width: 48,
  height: 48,
  turns: 20,
  start: '12:00',
  weather: 3,
  windFrom: 270,
  victory: 'points',
  leastLead: leastLeadOfFew,
  sides: [
    {
      nation: 'england',
      ships: [{ name: 'HMS Amphion', card: 'frigate5', x: 12, y: 27, heading: 90 }],
    },
    {
      nation: 'france',
      ships: [{ name: 'Pomone', card: 'frigate5', x: 34, y: 21, heading: 270 }],
    },
  ],
  terrain: [],
}
