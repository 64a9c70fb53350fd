import { crossroadsFarm } from '@grognard/rulesets/belle-alliance/scenarios/crossroads-farm/index.ts'
import type { ScenarioFile, SideFile } from '@grognard/rulesets/belle-alliance/scenarios/file.ts'
import type { Json } from '@grognard/umpire'

/** Units of a brigade of the training scenario that are used, and how broad its ground is in cm. */
const UNITS_OF_BRIGADE = 5
const BREADTH = 160

/** The training scenario side by side with itself until so many units stand on both sides in all. */
export function brigades(units: number): Json {
  const count = units / (2 * UNITS_OF_BRIGADE)
  const file: ScenarioFile = {
    ...crossroadsFarm,
    width: crossroadsFarm.width * count,
    sides: crossroadsFarm.sides.map(side => sideBySide(side, count)),
    terrain: crossroadsFarm.terrain.flatMap(piece =>
      times(count, place => ({
        ...piece,
        id: `${piece.id}-${place}`,
        points: piece.points.map(([x, y]): [number, number] => [x + place * BREADTH, y]),
      })),
    ),
    victory: {
      ...crossroadsFarm.victory,
      points: [{ kind: 'unitRuined', when: 'end', points: 1 }],
    },
  }
  return JSON.parse(JSON.stringify(file))
}

function sideBySide(side: SideFile, count: number): SideFile {
  return {
    ...side,
    chiefs: side.chiefs.flatMap(chief =>
      times(count, place => ({
        ...chief,
        id: `${chief.id}-${place}`,
        x: chief.x + place * BREADTH,
        orderlies: chief.orderlies.map(({ x, y }) => ({ x: x + place * BREADTH, y })),
      })),
    ),
    units: side.units.slice(0, UNITS_OF_BRIGADE).flatMap(unit =>
      times(count, place => ({
        ...unit,
        id: `${unit.id}-${place}`,
        chief: `${unit.chief}-${place}`,
        x: unit.x + place * BREADTH,
      })),
    ),
  }
}

function times<Item>(count: number, make: (place: number) => Item): Item[] {
  return Array.from({ length: count }, (_, place) => make(place))
}
