import { firstDifference, namesIn } from '@grognard/umpire'
import type { Faces, Game, Playable, Viewpoint } from '@grognard/umpire'
import type { SnapshotRow } from '../store/snapshots.ts'
import type { Store } from '../store/open-database.ts'
import { editionOf } from './edition.ts'
import type { HeldBattle, Standing } from './held-battle.ts'
import { sha256 } from './tokens.ts'

/** After so many more lines one is written: reading these takes a few milliseconds. */
const EVERY = 50

/** What a journal need not be played for, up to one of its lines. */
export interface Snapshot extends Standing {
  lines: number
  hash: string
}

/** As it lies in a row: fields of the state that differ from the start’s, those that are gone, and new names. */
interface Body {
  changed: Partial<Playable>
  gone: string[]
  names: [Viewpoint, [number, Faces][]][]
}

/** One is due between a battle of so many lines and one of more. */
export function isSnapshotDue(before: number, after: number): boolean {
  return Math.floor(after / EVERY) > Math.floor(before / EVERY)
}

/** The snapshot of the table, where it was made by the rules that are played here and is as it was written. */
export async function snapshotOf(
  store: Store,
  game: Game,
  table: string,
): Promise<Snapshot | null> {
  const row = await store
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', table)
    .executeTakeFirst()
  if (!row || row.edition !== (await editionOf(game)) || row.seal !== sealOf(row)) return null
  // What has its seal was written below.
  const { changed, gone, names } = JSON.parse(row.body) as Body
  const { lines, hash } = row
  const stateFrom = (start: Playable): Playable => changedFrom(start, changed, gone)
  return { lines, hash, stateFrom, names: new Map(names) }
}

/** Writes how the battle stands, in place of an older snapshot. Nothing depends on its being there. */
export async function saveSnapshot(store: Store, table: string, held: HeldBattle): Promise<void> {
  const { battle, tellings, lines, head } = held
  const names = [...tellings].map(([who, telling]): Body['names'][number] => [
    who,
    namesIn(telling),
  ])
  const body: Body = { ...changesFrom(battle.file.start, battle.state), names }
  const edition = await editionOf(battle.game)
  const plain = { table_id: table, lines, hash: head, edition, body: JSON.stringify(body) }
  const row: SnapshotRow = { ...plain, seal: sealOf(plain) }
  await store
    .insertInto('snapshots')
    .values(row)
    .onConflict(conflict => conflict.column('table_id').doUpdateSet(row))
    .execute()
}

function sealOf({ table_id, lines, hash, edition, body }: Omit<SnapshotRow, 'seal'>): string {
  return sha256([table_id, lines, hash, edition, body].join('\n'))
}

/** A map or a fleet’s cards never change: what is as it was is not written again, and is shared again. */
function changesFrom(start: Playable, state: Playable): Omit<Body, 'names'> {
  const before = new Map(Object.entries(start))
  const changed = Object.entries(state).filter(
    ([name, value]) => firstDifference(value, before.get(name)) !== null,
  )
  const gone = [...before.keys()].filter(name => !Object.hasOwn(state, name))
  return { changed: Object.fromEntries(changed), gone }
}

function changedFrom(
  start: Playable,
  changed: Partial<Playable>,
  gone: readonly string[],
): Playable {
  const state: Playable = { ...start, ...changed }
  for (const name of gone) Reflect.deleteProperty(state, name)
  return state
}
