import type { UnitFile } from '../scenarios/file.ts'
import type { Weapon } from '../tables/arms.ts'

/** [BA-Q-17] The hand weapon of a unit whose scenario names none; null for none at all. */
export function usualWeapon({ arm, lancers }: Pick<UnitFile, 'arm' | 'lancers'>): Weapon | null {
  if (arm === 'infantry') return 'musket'
  const hasCarbines = arm === 'light cavalry' || arm === 'medium cavalry'
  return hasCarbines && !lancers ? 'carbine' : null
}
