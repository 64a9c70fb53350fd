import type { SideFile, UnitFile } from '../file.ts'
import { prussianChiefs } from './prussian-chiefs.ts'

const battalion = {
  nation: 'prussia',
  arm: 'infantry',
  weapon: 'musket',
  formation: 'attackColumn',
  front: 6,
  heading: 270,
} as const

const line15 = {
  ...battalion,
  entry: '13. til 24. linie',
  valeur: 1,
  figures: 30,
  chief: 'PR15',
} as const

const silesian1 = {
  ...battalion,
  entry: 'Slesisk landeværn',
  valeur: -2,
  figures: 28,
  chief: 'PRS1',
} as const

const silesian2 = {
  ...battalion,
  entry: 'Slesisk landeværn',
  valeur: -2,
  figures: 28,
  chief: 'PRS2',
} as const

const line11 = {
  ...battalion,
  entry: '1. til 12. linie',
  valeur: 2,
  figures: 30,
  chief: 'PR11',
} as const

const pomeranian1 = {
  ...battalion,
  entry: '27. til 29. linie, Pommersk, Kur og Neumark landeværn',
  valeur: -1,
  figures: 28,
  chief: 'PRP1',
} as const

const pomeranian2 = {
  ...battalion,
  entry: '27. til 29. linie, Pommersk, Kur og Neumark landeværn',
  valeur: -1,
  figures: 28,
  chief: 'PRP2',
} as const

const units: UnitFile[] = [
  { id: 'p1', name: '15. Linie, I', ...line15, x: 150, y: 60 },
  { id: 'p2', name: '15. Linie, II', ...line15, x: 150, y: 72 },
  { id: 'p3', name: '15. Linie, Füs.', ...line15, light: true, x: 167, y: 66 },
  { id: 'p4', name: '1. Schlesische Landwehr, I', ...silesian1, x: 150, y: 84 },
  { id: 'p5', name: '1. Schlesische Landwehr, II', ...silesian1, x: 150, y: 96 },
  { id: 'p6', name: '1. Schlesische Landwehr, Füs.', ...silesian1, light: true, x: 167, y: 90 },
  { id: 'p7', name: '2. Schlesische Landwehr, I', ...silesian2, x: 150, y: 108 },
  { id: 'p8', name: '2. Schlesische Landwehr, II', ...silesian2, x: 150, y: 120 },
  { id: 'p9', name: '2. Schlesische Landwehr, Füs.', ...silesian2, light: true, x: 167, y: 114 },
  {
    id: 'p10',
    name: '11. Linie, I',
    ...line11,
    x: 180,
    y: 60,
    arrives: { turn: 3, x: 180, y: 60, heading: 270 },
  },
  {
    id: 'p11',
    name: '11. Linie, II',
    ...line11,
    x: 180,
    y: 72,
    arrives: { turn: 3, x: 180, y: 72, heading: 270 },
  },
  {
    id: 'p12',
    name: '11. Linie, Füs.',
    ...line11,
    light: true,
    x: 180,
    y: 84,
    arrives: { turn: 3, x: 180, y: 84, heading: 270 },
  },
  {
    id: 'p13',
    name: '1. Pommersche Landwehr, I',
    ...pomeranian1,
    x: 180,
    y: 96,
    arrives: { turn: 3, x: 180, y: 96, heading: 270 },
  },
  {
    id: 'p14',
    name: '1. Pommersche Landwehr, II',
    ...pomeranian1,
    x: 180,
    y: 108,
    arrives: { turn: 3, x: 180, y: 108, heading: 270 },
  },
  {
    id: 'p15',
    name: '1. Pommersche Landwehr, Füs.',
    ...pomeranian1,
    light: true,
    x: 180,
    y: 120,
    arrives: { turn: 3, x: 180, y: 120, heading: 270 },
  },
  {
    id: 'p16',
    name: '2. Pommersche Landwehr, I',
    ...pomeranian2,
    x: 180,
    y: 24,
    arrives: { turn: 5, x: 180, y: 24, heading: 270 },
  },
  {
    id: 'p17',
    name: '2. Pommersche Landwehr, II',
    ...pomeranian2,
    x: 180,
    y: 36,
    arrives: { turn: 5, x: 180, y: 36, heading: 270 },
  },
  {
    id: 'p18',
    name: '2. Pommersche Landwehr, Füs.',
    ...pomeranian2,
    light: true,
    x: 180,
    y: 48,
    arrives: { turn: 5, x: 180, y: 48, heading: 270 },
  },
  {
    id: 'p19',
    name: '12-pfündige Batterie Nr. 3',
    nation: 'prussia',
    entry: '-',
    arm: 'artillery',
    valeur: 1,
    figures: 8,
    guns: [
      { pounder: 12, gunners: 4 },
      { pounder: 12, gunners: 4 },
    ],
    chief: 'P0',
    formation: 'unlimbered',
    x: 140,
    y: 132,
    heading: 270,
  },
  {
    id: 'p20',
    name: '6-pfündige Fußbatterie',
    nation: 'prussia',
    entry: '-',
    arm: 'artillery',
    valeur: 1,
    figures: 8,
    guns: [
      { pounder: 6, gunners: 4 },
      { pounder: 6, gunners: 4 },
    ],
    chief: 'P1',
    formation: 'unlimbered',
    x: 150,
    y: 42,
    heading: 270,
  },
  {
    id: 'p21',
    name: '6. Husaren',
    nation: 'prussia',
    entry: '3. til 6. husarer, 1. til 3. ulaner',
    arm: 'light cavalry',
    valeur: 1,
    figures: 20,
    squadrons: 4,
    weapon: 'carbine',
    light: true,
    chief: 'P0',
    formation: 'line',
    x: 170,
    y: 138,
    heading: 270,
  },
]

export const prussia: SideFile = {
  seat: 'prussia',
  name: 'ba.seat.prussia',
  deployZone: [
    [138, 0],
    [180, 0],
    [180, 150],
    [138, 150],
  ],
  chiefs: prussianChiefs,
  units,
}
