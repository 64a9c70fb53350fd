import { crossroadsFarm } from '@grognard/rulesets/belle-alliance/scenarios/crossroads-farm/index.ts'
import type { ScenarioFile, SideFile } from '@grognard/rulesets/belle-alliance/scenarios/file.ts'
import type { Json } from '@grognard/umpire'

/** Units of a brigade of the training scenario that are used. */
const UNITS_OF_BRIGADE = 5

/** Grounds in all, and in each row. */
interface Grounds {
  count: number
  abreast: number
}

/**
 * The training scenario side by side with itself and behind itself, until so many units stand on both
 * sides in all. Fields of every size have one shape, as many grounds deep as broad or half as many: who
 * has an enemy behind him fights another battle than who has not.
 */
export function brigades(units: number): Json {
  const count = units / (2 * UNITS_OF_BRIGADE)
  const abreast = 2 ** Math.ceil(Math.log2(count) / 2)
  const grounds = { count, abreast }
  const file: ScenarioFile = {
    ...crossroadsFarm,
    width: crossroadsFarm.width * abreast,
    height: crossroadsFarm.height * Math.ceil(count / abreast),
    sides: crossroadsFarm.sides.map(side => sideBySide(side, grounds)),
    terrain: crossroadsFarm.terrain.flatMap(piece =>
      times(count, place => ({
        ...piece,
        id: `${piece.id}-${place}`,
        points: piece.points.map(([x, y]): [number, number] => [
          x + eastOf(place, abreast),
          y + northOf(place, abreast),
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

function sideBySide(side: SideFile, { count, abreast }: Grounds): SideFile {
  return {
    ...side,
    deployZone: side.deployZone.map(([x, y]) => [x * abreast, y]),
    chiefs: side.chiefs.flatMap(chief =>
      times(count, place => ({
        ...chief,
        id: `${chief.id}-${place}`,
        ...moved(chief, place, abreast),
        orderlies: chief.orderlies.map(orderly => moved(orderly, place, abreast)),
      })),
    ),
    units: side.units.slice(0, UNITS_OF_BRIGADE).flatMap(unit =>
      times(count, place => ({
        ...unit,
        id: `${unit.id}-${place}`,
        chief: `${unit.chief}-${place}`,
        ...moved(unit, place, abreast),
      })),
    ),
  }
}

function moved({ x, y }: { x: number; y: number }, place: number, abreast: number) {
  return { x: x + eastOf(place, abreast), y: y + northOf(place, abreast) }
}

function eastOf(place: number, abreast: number): number {
  return (place % abreast) * crossroadsFarm.width
}

function northOf(place: number, abreast: number): number {
  return Math.floor(place / abreast) * crossroadsFarm.height
}

function times<Item>(count: number, make: (place: number) => Item): Item[] {
  return Array.from({ length: count }, (_, place) => make(place))
}
