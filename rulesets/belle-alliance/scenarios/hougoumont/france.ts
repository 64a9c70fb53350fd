import type { ChiefFile, SideFile, UnitFile } from '../file.ts'

const chiefs: ChiefFile[] = [
  {
    id: 'F0',
    name: 'Reille',
    level: 'corps',
    x: 129,
    y: 15,
    heading: 0,
    orderlies: [
      { x: 126, y: 15 },
      { x: 132, y: 15 },
    ],
  },
  {
    id: 'F1',
    name: 'Jérôme',
    level: 'division',
    over: 'F0',
    x: 29,
    y: 16,
    heading: 0,
    orderlies: [
      { x: 32, y: 16 },
      { x: 35, y: 16 },
    ],
  },
  {
    id: 'F2',
    name: 'Bauduin',
    level: 'brigade',
    over: 'F1',
    x: 70,
    y: 16,
    heading: 0,
    orderlies: [
      { x: 58, y: 16 },
      { x: 82, y: 16 },
    ],
  },
  {
    id: 'F3',
    name: 'Soye',
    level: 'brigade',
    over: 'F1',
    x: 70,
    y: 7.5,
    heading: 0,
    orderlies: [
      { x: 58, y: 7.5 },
      { x: 82, y: 7.5 },
    ],
  },
  {
    id: 'F4',
    name: 'Gauthier',
    level: 'brigade',
    over: 'F0',
    x: 125,
    y: 0,
    heading: 0,
    orderlies: [
      { x: 122, y: 0 },
      { x: 128, y: 0 },
    ],
    arrives: { turn: 8, x: 125, y: 0, heading: 0 },
  },
]

const battalion = {
  nation: 'france',
  arm: 'infantry',
  weapon: 'musket',
  formation: 'attackColumn',
  front: 6,
  heading: 0,
} as const

const ofBauduin = { ...battalion, entry: '1. og 6. division', valeur: 2, chief: 'F2' } as const

const ofSoye = {
  ...battalion,
  entry: '1. og 6. division',
  valeur: 2,
  figures: 26,
  chief: 'F3',
} as const

const ofGauthier = {
  ...battalion,
  entry: 'De fleste linie og lette',
  valeur: 1,
  figures: 24,
  chief: 'F4',
} as const

const units: UnitFile[] = [
  { id: 'f1', name: '1er léger, I', ...ofBauduin, figures: 28, light: true, x: 52, y: 16 },
  { id: 'f2', name: '1er léger, II', ...ofBauduin, figures: 28, light: true, x: 64, y: 16 },
  { id: 'f3', name: '1er léger, III', ...ofBauduin, figures: 28, light: true, x: 76, y: 16 },
  { id: 'f4', name: '3e ligne, I', ...ofBauduin, figures: 26, x: 88, y: 16 },
  { id: 'f5', name: '3e ligne, II', ...ofBauduin, figures: 26, x: 100, y: 16 },
  { id: 'f6', name: '1er ligne, I', ...ofSoye, x: 40, y: 7.5 },
  { id: 'f7', name: '1er ligne, II', ...ofSoye, x: 52, y: 7.5 },
  { id: 'f8', name: '1er ligne, III', ...ofSoye, x: 64, y: 7.5 },
  { id: 'f9', name: '2e ligne, I', ...ofSoye, x: 76, y: 7.5 },
  { id: 'f10', name: '2e ligne, II', ...ofSoye, x: 88, y: 7.5 },
  { id: 'f11', name: '2e ligne, III', ...ofSoye, x: 100, y: 7.5 },
  {
    id: 'f12',
    name: '92e ligne, I',
    ...ofGauthier,
    x: 104,
    y: 0,
    arrives: { turn: 8, x: 104, y: 0, heading: 0 },
  },
  {
    id: 'f13',
    name: '92e ligne, II',
    ...ofGauthier,
    x: 116,
    y: 0,
    arrives: { turn: 8, x: 116, y: 0, heading: 0 },
  },
  {
    id: 'f14',
    name: '93e ligne, I',
    ...ofGauthier,
    x: 134,
    y: 0,
    arrives: { turn: 8, x: 134, y: 0, heading: 0 },
  },
  {
    id: 'f15',
    name: '93e ligne, II',
    ...ofGauthier,
    x: 145,
    y: 0,
    arrives: { turn: 8, x: 145, y: 0, heading: 0 },
  },
  {
    id: 'f16',
    name: 'Batterie de la 6e division',
    nation: 'france',
    entry: 'Ikke anførte enheder',
    arm: 'artillery',
    valeur: 0,
    figures: 8,
    guns: [
      { pounder: 6, gunners: 4 },
      { pounder: 6, gunners: 4 },
    ],
    chief: 'F1',
    formation: 'unlimbered',
    x: 20,
    y: 16,
    heading: 0,
  },
  {
    id: 'f17',
    name: 'Batterie de 12 du 2e corps',
    nation: 'france',
    entry: 'Ikke anførte enheder',
    arm: 'artillery',
    valeur: 0,
    figures: 8,
    guns: [
      { pounder: 12, gunners: 4 },
      { pounder: 12, gunners: 4 },
    ],
    chief: 'F0',
    formation: 'unlimbered',
    x: 118,
    y: 13,
    heading: 0,
  },
  {
    id: 'f18',
    name: 'Batterie à cheval',
    nation: 'france',
    entry: 'Ridende liniebatterier',
    arm: 'artillery',
    valeur: 1,
    figures: 6,
    guns: [
      { pounder: 6, gunners: 3, horse: true },
      { pounder: 6, gunners: 3, horse: true },
    ],
    chief: 'F0',
    formation: 'unlimbered',
    x: 142,
    y: 16,
    heading: 0,
  },
]

export const france: SideFile = {
  seat: 'france',
  name: 'ba.seat.france',
  deployZone: [
    [0, 0],
    [150, 0],
    [150, 18],
    [0, 18],
  ],
  chiefs,
  units,
}
