import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Reason } from '@grognard/umpire'
import type { LobRefusal } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import { byDie } from '../tables/by-die.ts'
import { weatherModifiers } from '../tables/fire.ts'
import { batteryRefusals, targetRefusals } from './shooting.ts'
import type { Shooting } from './shooting.ts'
import type { Broadside } from './events.ts'

/** [LOB-134] In the worst weather nothing is hit. */
export function canHitInWeather(state: State): boolean {
  return byDie(weatherModifiers, state.weather) !== null
}

/** [LOB-133] [LOB-153] Why an announced shot goes into the sea without a die. */
const wastingRows: readonly LobRefusal<Shooting>[] = [
  {
    rule: 'LOB-134',
    message: 'lob.refuse.weatherForbidsHits',
    values: ({ state }) => ({ weather: state.weather }),
    when: ({ state }) => !canHitInWeather(state),
    stop: true,
  },
  ...batteryRefusals,
  ...targetRefusals,
]

export function isWasted(state: State, shot: Broadside): boolean {
  return !isAllowed(wastingRows, shootingOf(state, shot))
}

/** The first reason, or null when the shot can be fired. */
export function wasteOf(state: State, shot: Broadside): Reason | null {
  const shooting = shootingOf(state, shot)
  if (isAllowed(wastingRows, shooting)) return null
  return judgeBy(wastingRows, shooting).because[0] ?? null
}

function shootingOf(state: State, shot: Broadside): Shooting {
  const { battery } = shot
  return {
    state,
    battery,
    shooter: shipOf(state, shot.shooter),
    target: shipOf(state, shot.target),
  }
}
