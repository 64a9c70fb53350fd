import type { Blueprint } from './build.ts'

/** [WAS-S-1] Denmark Strait, 24 May 1941. */
export const denmarkStrait: Blueprint = {
  id: 'denmark-strait',
  rules: {
    width: 1440,
    height: 1080,
    turnLimit: 8,
    victory: 'denmarkStrait',
    exits: [
      { seat: 'axis', edge: 'south' },
      { seat: 'axis', edge: 'west' },
    ],
  },
  units: [
    { card: 'uk-hood', name: 'Hood', seat: 'allies', x: 1010, y: 480, heading: 300 },
    {
      card: 'uk-king-george-v',
      name: 'Prince of Wales',
      seat: 'allies',
      x: 1100,
      y: 580,
      heading: 300,
      flagship: 0,
    },
    {
      card: 'uk-kent',
      name: 'Norfolk',
      seat: 'allies',
      x: 1250,
      y: 1040,
      heading: 230,
      enters: 3,
    },
    {
      card: 'uk-kent',
      name: 'Suffolk',
      seat: 'allies',
      x: 1050,
      y: 1030,
      heading: 220,
      enters: 3,
    },
    {
      card: 'de-admiral-hipper',
      name: 'Prinz Eugen',
      seat: 'axis',
      x: 560,
      y: 760,
      heading: 220,
      flagship: 0,
    },
    { card: 'de-bismarck', name: 'Bismarck', seat: 'axis', x: 682, y: 906, heading: 220 },
  ],
}

/** [WAS-S-2] River Plate, 13 December 1939. */
export const riverPlate: Blueprint = {
  id: 'river-plate',
  rules: {
    width: 1440,
    height: 1080,
    turnLimit: 10,
    victory: 'riverPlate',
    exits: [
      { seat: 'axis', edge: 'west' },
      { seat: 'axis', edge: 'north' },
    ],
  },
  units: [
    { card: 'uk-exeter', name: 'Exeter', seat: 'allies', x: 440, y: 500, heading: 60 },
    {
      card: 'uk-ajax',
      name: 'Ajax',
      seat: 'allies',
      x: 1250,
      y: 120,
      heading: 330,
      flagship: 1,
    },
    { card: 'uk-ajax', name: 'Achilles', seat: 'allies', x: 1340, y: 100, heading: 330 },
    {
      card: 'de-admiral-graf-spee',
      name: 'Admiral Graf Spee',
      seat: 'axis',
      x: 1000,
      y: 760,
      heading: 270,
    },
  ],
}
