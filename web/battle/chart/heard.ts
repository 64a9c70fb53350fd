import type { Picture, Piece, ShotSeen } from '@grognard/umpire'
import { weightOfChange } from '../record/moment-weight.ts'
import type { SoundName } from './sounds.ts'

/** What has just come to pass on the screen. */
export interface Happening {
  was: Picture | undefined
  is: Picture | undefined
  shots: readonly ShotSeen[]
  hasRolls: boolean
  /** The viewer has just sealed or ended something. */
  hasSealed: boolean
}

/** What is heard of it, each sound once. */
export function soundsOf(happening: Happening): SoundName[] {
  const { was, is, shots, hasRolls, hasSealed } = happening
  if (!is) return []
  const isLand = is.theme === 'campaign-map'
  const fired = shots.flatMap(shot => [...gunsOf(is, shot), ...struckBy(is, shot)])
  const lost = was && weightOfChange(was.pieces, is.pieces) === 'disaster' && !isLand
  const isNewTurn = was && headOf(was) !== headOf(is)
  const heard: (SoundName | false | undefined)[] = [
    ...fired,
    lost && 'crash',
    hasSealed && (isLand ? 'drum' : 'pipe'),
    isNewTurn && (isLand ? 'churchBell' : 'shipsBell'),
    hasRolls && fired.length === 0 && 'dice',
  ]
  return [...new Set(heard.filter(one => one !== false && one !== undefined))]
}

/** The first line over the table tells the turn. */
function headOf({ headline }: Picture): string {
  const [first] = headline
  return JSON.stringify([first?.key, first?.values?.['turn'] ?? first?.values?.['round']])
}

const find = ({ pieces }: Picture, id: string): Piece | undefined =>
  pieces.find(piece => piece.id === id)

const isAircraft = ({ silhouette }: Piece): boolean => /fighter|Bomber/.test(silhouette ?? '')

/** Guns thump, those of steel ships longer; muskets and machine guns rattle. */
function gunsOf(picture: Picture, { from }: ShotSeen): SoundName[] {
  const piece = find(picture, from)
  if (!piece) return ['broadside']
  const { block, silhouette } = piece
  if (block?.arm === 'foot' || block?.arm === 'horse' || isAircraft(piece)) return ['musketry']
  return [silhouette === undefined ? 'broadside' : 'heavyGuns']
}

/** A moment later, on the water: wood that splinters, steel that rings, or a splash. */
function struckBy(picture: Picture, { to, isHit }: ShotSeen): SoundName[] {
  const target = find(picture, to)
  if (target?.shape !== 'ship' || isAircraft(target)) return []
  if (!isHit) return ['splash']
  return [target.silhouette === undefined ? 'timber' : 'steel']
}
