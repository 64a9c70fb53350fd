import type { BaRefusal } from '../rules.ts'
import type { ScenarioFile } from '../scenarios/file.ts'

/** A place that the victory rules of a file name, and whether it must be a building. */
interface Named {
  file: ScenarioFile
  place: string
  isBuilding: boolean
}

/** [BA-Q-34] Places of the victory rules are pieces of the file's own terrain. */
export const placeRefusals: readonly BaRefusal<Named>[] = [
  {
    rule: 'BA-Q-34',
    message: 'ba.refuse.fileNoPlace',
    values: ({ place }) => ({ place }),
    when: ({ file, place }) => !file.terrain.some(({ id }) => id === place),
    stop: true,
  },
  {
    rule: 'BA-Q-34',
    message: 'ba.refuse.filePlaceNoBuilding',
    values: ({ place }) => ({ place }),
    when: ({ file, place, isBuilding }) =>
      isBuilding && !file.terrain.some(({ id, kind }) => id === place && kind === 'building'),
  },
]

/** Every place that gives points or has an owner when the battle begins. */
export function placesNamed({ victory }: ScenarioFile): Omit<Named, 'file'>[] {
  const held = victory.points.flatMap(({ kind, places = [] }) =>
    places.map(place => ({ place, isBuilding: kind === 'holdBuilding' })),
  )
  const owned = (victory.startOwners ?? []).map(({ place }) => ({ place, isBuilding: false }))
  return [...held, ...owned.filter(({ place }) => !place.startsWith(OWN_AREA))]
}

/** An area of a rule's own has no piece of terrain, but a number. */
const OWN_AREA = 'area-'
