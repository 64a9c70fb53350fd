import { usualTurns } from '../book/tables/scenarios.ts'
import type { Blueprint } from './build.ts'

/** [WAS-S-6] Meeting engagement, Pacific 1942: 100 points a side on the first layout. */
export const meetingEngagement: Blueprint = {
  id: 'meeting-engagement',
  layout: 1,
  rules: {
    width: 1080,
    height: 720,
    turnLimit: usualTurns,
    airbases: { allies: 5, axis: 5 },
    objectiveValue: 50,
    target: 150,
  },
  homes: { allies: 'west', axis: 'east' },
  units: [
    {
      card: 'us-north-carolina',
      name: 'North Carolina',
      seat: 'allies',
      x: 90,
      y: 360,
      heading: 90,
    },
    {
      card: 'us-san-francisco',
      name: 'San Francisco',
      seat: 'allies',
      x: 130,
      y: 500,
      heading: 90,
    },
    { card: 'us-atlanta', name: 'Atlanta', seat: 'allies', x: 130, y: 220, heading: 90 },
    { card: 'us-fletcher', name: 'Fletcher', seat: 'allies', x: 160, y: 600, heading: 90 },
    { card: 'us-fletcher', name: 'Radford', seat: 'allies', x: 160, y: 120, heading: 90 },
    { card: 'jp-kongo', name: 'Kirishima', seat: 'axis', x: 980, y: 360, heading: 270 },
    { card: 'jp-myoko', name: 'Haguro', seat: 'axis', x: 950, y: 500, heading: 270 },
    { card: 'jp-shoho', name: 'Zuiho', seat: 'axis', x: 1000, y: 220, heading: 270 },
    { card: 'jp-yukikaze', name: 'Yukikaze', seat: 'axis', x: 920, y: 600, heading: 270 },
    { card: 'jp-yukikaze', name: 'Hamakaze', seat: 'axis', x: 920, y: 120, heading: 270 },
  ],
  aircraft: [{ card: 'jp-a6m2-zero', seat: 'axis', home: 'Zuiho' }],
}
