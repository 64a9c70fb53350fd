import type { Seat } from '@grognard/umpire'
import { hullRange, longestRange, reaches } from '../../book/tables/gunnery.ts'
import { hasGunners } from '../../model/crews.ts'
import { loadOf, squaresFiring } from '../../model/gunnery.ts'
import { shipName } from '../../model/names.ts'
import { areEnemies, bondBetween, isBetween, isFighting } from '../../model/ships.ts'
import type { Aim, Ship, Side, State } from '../../model/state.ts'
import { isSparedBy, isTarget } from '../../model/targets.ts'
import type { Sight } from '../../model/targets.ts'
import type { WsRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** A side that is to fire. */
interface Battery {
  state: State
  seat: Seat
  ship: Ship
  side: Side
}

/** Why a side cannot fire at all. */
export const sideRefusals: readonly WsRefusal<Battery>[] = [
  stop(
    'WS-154',
    'ws.refuse.notYourGuns',
    ({ seat, ship }) => ship.seat !== seat || !isFighting(ship),
  ),
  stop(
    'WS-154',
    'ws.refuse.notLoaded',
    ({ ship, side }) => ship.load[side] === null,
    ({ side }) => ({ side: { key: `ws.side.${side}` } }),
  ),
  refuse('WS-158', 'ws.refuse.noGunners', ({ ship }) => !hasGunners(ship)),
  refuse(
    'WS-211',
    'ws.refuse.mastOverGuns',
    ({ ship }) => ship.hanging.port + ship.hanging.starboard > 0,
  ),
  refuse('WS-250', 'ws.refuse.agroundGuns', ({ ship }) => ship.aground > 0),
  refuse('WS-111', 'ws.refuse.warpedGuns', ({ ship }) => ship.hasWarped),
  refuse('WS-112', 'ws.refuse.weighingGuns', ({ ship }) => ship.weighing > 0),
  refuse(
    'WS-160',
    'ws.refuse.noGunsLeft',
    ({ ship, side }) => squaresFiring(ship, side, 'both', 1) === 0,
    ({ side }) => ({ side: { key: `ws.side.${side}` } }),
  ),
]

/** A side that is to fire at a ship; `sight` is how it sees her. */
interface Aiming extends Battery {
  target: Ship
  aim: Aim
  range: number
  sight: Sight
}

const loadIn = ({ ship, side }: Battery) => loadOf(ship, side)
const ammunitionIn = (aiming: Aiming) => ({
  ammunition: { key: `ws.ammunition.${loadIn(aiming)}` },
  reach: reaches[loadIn(aiming)],
})
const gunsBearing = ({ ship, side, sight, range }: Aiming) =>
  sight && 'sections' in sight ? squaresFiring(ship, side, sight.sections, range) : 0

/** [WS-155] What stands before the target, unless it is land. */
const nearerThan = ({ sight }: Aiming): Ship | null =>
  sight !== null && 'blocker' in sight ? sight.blocker : null
const shipNearer = (aiming: Aiming) => ({
  other: shipName(aiming.state, nearerThan(aiming)?.id ?? ''),
})

/** [WS-156] */
function isFriendNearer(aiming: Aiming): boolean {
  const nearer = nearerThan(aiming)
  return nearer !== null && !areEnemies(aiming.state, aiming.ship, nearer)
}

/** [WS-156] An enemy who has struck or surrendered, or is going down. */
function isBeatenNearer(aiming: Aiming): boolean {
  const nearer = nearerThan(aiming)
  return nearer !== null && !isTarget(aiming.state, aiming.ship, nearer)
}

export const targetRefusals: readonly WsRefusal<Aiming>[] = [
  stop('WS-156', 'ws.refuse.noTarget', ({ state, ship, target }) => !isTarget(state, ship, target)),
  stop(
    'WS-153',
    'ws.refuse.beyondRange',
    ({ range }) => range > longestRange,
    () => ({ range: longestRange }),
  ),
  stop('WS-150', 'ws.refuse.notInField', ({ sight }) => sight === null),
  stop(
    'WS-156',
    'ws.refuse.landIsNearer',
    ({ sight }) => sight !== null && 'blocker' in sight && sight.blocker === null,
  ),
  stop('WS-156', 'ws.refuse.friendIsNearer', isFriendNearer, shipNearer),
  stop('WS-156', 'ws.refuse.beatenIsNearer', isBeatenNearer, shipNearer),
  stop('WS-155', 'ws.refuse.anotherIsNearer', aiming => nearerThan(aiming) !== null, shipNearer),
  refuse('WS-157', 'ws.refuse.spared', ({ state, ship, target }) =>
    isSparedBy(state, ship, target),
  ),
  stop('WS-160', 'ws.refuse.noGunsBear', aiming => gunsBearing(aiming) === 0),
  refuse(
    'WS-167',
    'ws.refuse.hullTooFar',
    ({ aim, range }) => aim === 'hull' && range > hullRange,
    () => ({ range: hullRange }),
  ),
  refuse(
    'WS-120',
    'ws.refuse.boundRigging',
    ({ state, aim, ship, target }) =>
      aim === 'rigging' && bondBetween(state, ship.id, target.id) !== undefined,
  ),
  refuse(
    'WS-169',
    'ws.refuse.beyondReach',
    aiming => aiming.range > reaches[loadIn(aiming)],
    ammunitionIn,
  ),
  refuse(
    'WS-169',
    'ws.refuse.grapeAtRigging',
    aiming => aiming.aim === 'rigging' && loadIn(aiming) === 'grape',
  ),
  refuse(
    'WS-169',
    'ws.refuse.grapeInMelee',
    aiming => loadIn(aiming) === 'grape' && isInMelee(aiming),
  ),
]

/** [WS-169] The two crews have fought a turn already. */
function isInMelee({ state, ship, target }: Aiming): boolean {
  return state.melees.some(melee => melee.turns > 0 && isBetween(melee, ship.id, target.id))
}
