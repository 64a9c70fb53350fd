import type { Json } from '@grognard/umpire'
import { FORMAT } from './file.ts'

interface Begun {
  seat: string
  /** Where its units stand from south to north, in cm, and which way they look. */
  front: number
  back: number
  heading: number
  nation: string
  entry: string
}

/** Two battalions under a chief, and ground to stand on. */
function side({ seat, front, back, heading, nation, entry }: Begun, [from, to]: [number, number]) {
  const chief = `${seat}-C1`
  const battalion = (number: number, x: number): Json => ({
    id: `${seat}-u${number}`,
    name: `${number}.`,
    nation,
    entry,
    arm: 'infantry',
    valeur: 1,
    figures: 24,
    chief,
    formation: 'attackColumn',
    front: 6,
    x,
    y: front,
    heading,
  })
  return {
    seat,
    name: seat,
    deployZone: [
      [0, from],
      [120, from],
      [120, to],
      [0, to],
    ],
    chiefs: [
      {
        id: chief,
        name: 'Brigade 1',
        level: 'brigade',
        x: 60,
        y: back,
        heading,
        orderlies: [
          { x: 56, y: back },
          { x: 64, y: back },
        ],
      },
    ],
    units: [battalion(1, 48), battalion(2, 72)],
  }
}

const french: Begun = {
  seat: 'france',
  front: 20,
  back: 8,
  heading: 0,
  nation: 'france',
  entry: 'De fleste linie og lette',
}

const prussian: Begun = {
  seat: 'prussia',
  front: 70,
  back: 82,
  heading: 180,
  nation: 'prussia',
  entry: '13. til 24. linie',
}

/** [BA-1.1.9-01] What an author begins with: open ground, two battalions a side, points for what the enemy loses. */
export const blank: Json = {
  format: FORMAT,
  title: '',
  about: '',
  year: 1815,
  width: 120,
  height: 90,
  turns: 8,
  start: '10:00',
  sides: [side(french, [0, 24]), side(prussian, [66, 90])],
  terrain: [],
  victory: {
    points: [
      { kind: 'unitRuined', when: 'end', points: 3 },
      { kind: 'losses', when: 'end', points: 1, per: 3 },
    ],
    levels: [
      { least: 6, most: null, seat: 'france', grade: 'decisive' },
      { least: 1, most: 5, seat: 'france', grade: 'victory' },
      { least: 0, most: 0, seat: null, grade: 'draw' },
      { least: -5, most: -1, seat: 'prussia', grade: 'victory' },
      { least: null, most: -6, seat: 'prussia', grade: 'decisive' },
    ],
  },
}
