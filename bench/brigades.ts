import { crossroadsFarm } from '@grognard/rulesets/belle-alliance/scenarios/crossroads-farm/index.ts'
import type { ScenarioFile, SideFile } from '@grognard/rulesets/belle-alliance/scenarios/file.ts'
import type { Json } from '@grognard/umpire'

/** Units of a brigade of the training scenario that are used. */
const UNITS_OF_BRIGADE = 5
/** So many grounds fit side by side on the broadest board; further ones lie behind them. */
const MOST_ABREAST = 8

/**
 * The training scenario side by side with itself, and behind itself where a board has no more room,
 * until so many units stand on both sides in all.
 */
export function brigades(units: number): Json {
  const count = units / (2 * UNITS_OF_BRIGADE)
  const file: ScenarioFile = {
    ...crossroadsFarm,
    width: crossroadsFarm.width * Math.min(count, MOST_ABREAST),
    height: crossroadsFarm.height * Math.ceil(count / MOST_ABREAST),
    sides: crossroadsFarm.sides.map(side => sideBySide(side, count)),
    terrain: crossroadsFarm.terrain.flatMap(piece =>
      times(count, place => ({
        ...piece,
        id: `${piece.id}-${place}`,
        points: piece.points.map(([x, y]): [number, number] => [
          x + eastOf(place),
          y + northOf(place),
        ]),
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
    deployZone: side.deployZone.map(([x, y]) => [x * Math.min(count, MOST_ABREAST), y]),
    chiefs: side.chiefs.flatMap(chief =>
      times(count, place => ({
        ...chief,
        id: `${chief.id}-${place}`,
        ...moved(chief, place),
        orderlies: chief.orderlies.map(orderly => moved(orderly, place)),
      })),
    ),
    units: side.units.slice(0, UNITS_OF_BRIGADE).flatMap(unit =>
      times(count, place => ({
        ...unit,
        id: `${unit.id}-${place}`,
        chief: `${unit.chief}-${place}`,
        ...moved(unit, place),
      })),
    ),
  }
}

function moved({ x, y }: { x: number; y: number }, place: number) {
  return { x: x + eastOf(place), y: y + northOf(place) }
}

function eastOf(place: number): number {
  return (place % MOST_ABREAST) * crossroadsFarm.width
}

function northOf(place: number): number {
  return Math.floor(place / MOST_ABREAST) * crossroadsFarm.height
}

function times<Item>(count: number, make: (place: number) => Item): Item[] {
  return Array.from({ length: count }, (_, place) => make(place))
}
