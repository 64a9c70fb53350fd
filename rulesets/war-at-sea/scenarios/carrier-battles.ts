import { cloudRadius, millimetre } from '../book/tables/measures.ts'
import type { Blueprint, Embarked, Stationed } from './build.ts'

const americans: readonly Stationed[] = [
  {
    card: 'us-enterprise',
    name: 'Yorktown',
    seat: 'allies',
    x: 250,
    y: 260,
    heading: 45,
    flagship: 1,
  },
  {
    card: 'us-enterprise',
    name: 'Lexington',
    seat: 'allies',
    x: 380,
    y: 180,
    heading: 45,
    flagship: 0,
    points: 21,
    abilities: ['expertBomber1'],
  },
  { card: 'us-san-francisco', name: 'Astoria', seat: 'allies', x: 150, y: 380, heading: 45 },
  {
    card: 'us-san-francisco',
    name: 'Minneapolis',
    seat: 'allies',
    x: 480,
    y: 300,
    heading: 45,
    flagship: 0,
  },
  {
    card: 'us-san-francisco',
    name: 'New Orleans',
    seat: 'allies',
    x: 500,
    y: 90,
    heading: 45,
    flagship: 0,
  },
  {
    card: 'us-houston',
    name: 'Portland',
    seat: 'allies',
    x: 120,
    y: 160,
    heading: 45,
    flagship: 0,
  },
  { card: 'us-fletcher', name: 'Phelps', seat: 'allies', x: 280, y: 420, heading: 45 },
  { card: 'us-fletcher', name: 'Hammann', seat: 'allies', x: 380, y: 360, heading: 45 },
  { card: 'us-fletcher', name: 'Anderson', seat: 'allies', x: 260, y: 80, heading: 45 },
  { card: 'us-fletcher', name: 'Morris', seat: 'allies', x: 600, y: 200, heading: 45 },
]

const japanese: readonly Stationed[] = [
  { card: 'jp-shokaku', name: 'Shokaku', seat: 'axis', x: 1190, y: 820, heading: 225 },
  { card: 'jp-shokaku', name: 'Zuikaku', seat: 'axis', x: 1060, y: 900, heading: 225 },
  { card: 'jp-myoko', name: 'Myoko', seat: 'axis', x: 1290, y: 720, heading: 225 },
  { card: 'jp-myoko', name: 'Haguro', seat: 'axis', x: 960, y: 820, heading: 225 },
  { card: 'jp-murasame', name: 'Shigure', seat: 'axis', x: 1160, y: 680, heading: 225 },
  { card: 'jp-murasame', name: 'Ushio', seat: 'axis', x: 1040, y: 740, heading: 225 },
  { card: 'jp-murasame', name: 'Akebono', seat: 'axis', x: 1200, y: 960, heading: 225 },
  { card: 'jp-murasame', name: 'Yugure', seat: 'axis', x: 920, y: 960, heading: 225 },
]

const squadrons: readonly Embarked[] = [
  { card: 'us-f4f-wildcat', name: 'F4F Wildcat VF-42', seat: 'allies', home: 'Yorktown' },
  { card: 'us-sbd-dauntless', name: 'SBD Dauntless VB-5', seat: 'allies', home: 'Yorktown' },
  { card: 'us-sbd-dauntless', name: 'SBD Dauntless VS-5', seat: 'allies', home: 'Yorktown' },
  { card: 'us-f4f-wildcat', name: 'F4F Wildcat VF-2', seat: 'allies', home: 'Lexington' },
  { card: 'us-sbd-dauntless', name: 'SBD Dauntless VB-2', seat: 'allies', home: 'Lexington' },
  { card: 'us-tbd-devastator', name: 'TBD Devastator VT-2', seat: 'allies', home: 'Lexington' },
  { card: 'jp-a6m2-zero', name: 'A6M2 Zero (Shokaku)', seat: 'axis', home: 'Shokaku' },
  { card: 'jp-d3a-val', name: 'D3A Val (Shokaku)', seat: 'axis', home: 'Shokaku' },
  { card: 'jp-b5n-kate', name: 'B5N Kate (Shokaku)', seat: 'axis', home: 'Shokaku' },
  { card: 'jp-a6m2-zero', name: 'A6M2 Zero (Zuikaku)', seat: 'axis', home: 'Zuikaku' },
  { card: 'jp-d3a-val', name: 'D3A Val (Zuikaku)', seat: 'axis', home: 'Zuikaku' },
  { card: 'jp-b5n-kate', name: 'B5N Kate (Zuikaku)', seat: 'axis', home: 'Zuikaku' },
]

/** [WAS-S-3] Coral Sea, 8 May 1942. */
export const coralSea: Blueprint = {
  id: 'coral-sea',
  rules: { width: 1440, height: 1080, turnLimit: 6, victory: 'coralSea' },
  units: [...americans, ...japanese],
  aircraft: squadrons,
  clouds: [fogAt(1150, 900), fogAt(1050, 760)],
}

/** A bank of fog that stays, millimetres. */
function fogAt(x: number, y: number) {
  return {
    kind: 'fog' as const,
    x: x * millimetre,
    y: y * millimetre,
    radius: cloudRadius.fog,
    until: 0,
  }
}
