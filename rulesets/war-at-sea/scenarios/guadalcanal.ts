import { millimetre } from '../book/tables/measures.ts'
import { islandAt } from '../model/ground.ts'
import type { Blueprint } from './build.ts'

const outline = (...millimetres: number[]): number[] => millimetres.map(at => at * millimetre)

/** [WAS-S-5] Guadalcanal, night of 13 November 1942. */
export const guadalcanal: Blueprint = {
  id: 'guadalcanal',
  rules: {
    width: 1440,
    height: 1080,
    turnLimit: 8,
    victory: 'guadalcanal',
    light: 'darkness',
    markers: [{ id: 'airfield', x: 900 * millimetre, y: 60 * millimetre }],
  },
  islands: [
    {
      name: 'Guadalcanal',
      land: outline(0, 0, 1440, 0, 1440, 40, 900, 80, 300, 60, 0, 40),
      water: outline(0, 0, 1440, 0, 1440, 90, 900, 130, 300, 110, 0, 90),
    },
    islandAt(150, 520, { land: 60, water: 95 }, 'Savo'),
  ],
  units: [
    { card: 'us-fletcher', name: 'Cushing', seat: 'allies', x: 640, y: 640, heading: 307 },
    { card: 'us-fletcher', name: 'Laffey', seat: 'allies', x: 698, y: 597, heading: 307 },
    { card: 'us-fletcher', name: 'Sterett', seat: 'allies', x: 755, y: 553, heading: 307 },
    { card: 'us-fletcher', name: "O'Bannon", seat: 'allies', x: 813, y: 510, heading: 307 },
    { card: 'us-atlanta', name: 'Atlanta', seat: 'allies', x: 880, y: 459, heading: 307 },
    {
      card: 'us-san-francisco',
      name: 'San Francisco',
      seat: 'allies',
      x: 963,
      y: 397,
      heading: 307,
    },
    {
      card: 'us-houston',
      name: 'Portland',
      seat: 'allies',
      x: 1049,
      y: 332,
      heading: 307,
      flagship: 0,
    },
    { card: 'us-boise', name: 'Helena', seat: 'allies', x: 902, y: 630, heading: 307 },
    { card: 'us-atlanta', name: 'Juneau', seat: 'allies', x: 986, y: 567, heading: 307 },
    { card: 'us-fletcher', name: 'Aaron Ward', seat: 'allies', x: 1054, y: 516, heading: 307 },
    { card: 'us-fletcher', name: 'Barton', seat: 'allies', x: 1111, y: 472, heading: 307 },
    { card: 'us-fletcher', name: 'Monssen', seat: 'allies', x: 1169, y: 429, heading: 307 },
    { card: 'us-fletcher', name: 'Fletcher', seat: 'allies', x: 1226, y: 386, heading: 307 },
    { card: 'jp-kongo', name: 'Hiei', seat: 'axis', x: 300, y: 880, heading: 120 },
    { card: 'jp-kongo', name: 'Kirishima', seat: 'axis', x: 150, y: 960, heading: 120 },
    { card: 'jp-jintsu', name: 'Nagara', seat: 'axis', x: 420, y: 830, heading: 120 },
    { card: 'jp-murasame', name: 'Akatsuki', seat: 'axis', x: 390, y: 930, heading: 120 },
    { card: 'jp-murasame', name: 'Inazuma', seat: 'axis', x: 300, y: 980, heading: 120 },
    { card: 'jp-murasame', name: 'Ikazuchi', seat: 'axis', x: 210, y: 1030, heading: 120 },
    { card: 'jp-yukikaze', name: 'Amatsukaze', seat: 'axis', x: 340, y: 760, heading: 120 },
    { card: 'jp-yukikaze', name: 'Yukikaze', seat: 'axis', x: 250, y: 800, heading: 120 },
    { card: 'jp-terutsuki', name: 'Teruzuki', seat: 'axis', x: 160, y: 840, heading: 120 },
    { card: 'jp-murasame', name: 'Yudachi', seat: 'axis', x: 480, y: 770, heading: 120 },
    { card: 'jp-murasame', name: 'Harusame', seat: 'axis', x: 500, y: 870, heading: 120 },
    { card: 'jp-murasame', name: 'Asagumo', seat: 'axis', x: 80, y: 900, heading: 120 },
    { card: 'jp-murasame', name: 'Murasame', seat: 'axis', x: 80, y: 790, heading: 120 },
    { card: 'jp-murasame', name: 'Samidare', seat: 'axis', x: 120, y: 720, heading: 120 },
  ],
}
