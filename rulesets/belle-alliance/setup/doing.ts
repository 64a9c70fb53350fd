import type { Doing } from '../state.ts'

/** Nothing done yet this turn. */
export function newDoing(): Doing {
  return {
    continuedFire: false,
    fired: false,
    hasCanister: false,
    split: false,
    reformed: false,
    moved: false,
    marched: 0,
    sinceAbout: 0,
    rate: null,
    passedThrough: false,
    pressedBack: false,
    hasStopped: false,
    fought: false,
    hasAdvanced: false,
    hasPivoted: false,
    hasTurnedAbout: false,
    orderRolled: false,
    disordered: false,
    forced: false,
  }
}
