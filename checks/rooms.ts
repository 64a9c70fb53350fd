import { namesOfTypes, rooms } from './arrows.ts'
import { isTest } from './source.ts'

/** An import inside a ruleset; paths are relative to the project. */
interface Inside {
  path: string
  reached: string
  typeOnly: boolean
}

/** Where a file stands in its ruleset: in a room, in one of the chapters, or beside the index. */
interface Standing {
  ruleset: string
  /** Undefined for a folder that is no room. */
  room: string | undefined
  chapter: string | undefined
  file: string
}

const BESIDE_INDEX = 'beside the index'

function standingOf(path: string): Standing {
  const parts = path.split('/').slice(1)
  if (parts[0] === 'examples') parts.shift()
  const [ruleset = '', folder = '', ...below] = parts
  const file = parts.at(-1) ?? ''
  if (below.length === 0) return { ruleset, room: BESIDE_INDEX, chapter: undefined, file }
  const room = Object.hasOwn(rooms, folder) ? folder : undefined
  return { ruleset, room, chapter: room === 'chapters' ? below[0] : undefined, file }
}

/** What is wrong with an import between two rooms of a ruleset, if anything. */
export function roomFault({ path, reached, typeOnly }: Inside): string | undefined {
  const from = standingOf(path)
  const to = standingOf(reached)
  if (isTest(path) || isFixture(from)) return undefined
  if (isFixture(to)) return `'${reached}' is for tests: only tests may import it`
  if (from.room === BESIDE_INDEX) return namesFault(from, typeOnly)
  if (from.room === undefined || to.room === undefined) return undefined
  if (from.chapter !== undefined && to.chapter !== undefined)
    return from.chapter === to.chapter ? undefined : betweenChapters(from.chapter, to.chapter)
  if (isOpenTo(from.room, to)) return undefined
  const target = to.room === BESIDE_INDEX ? to.file : to.room
  return `${from.room} may not import ${target}: book ← model ← chapters ← show, doctrine ← index`
}

function isOpenTo(room: string, to: Standing): boolean {
  if (to.room === BESIDE_INDEX) return room !== 'book' && namesOfTypes.includes(to.file)
  return to.room === room || (rooms[room]?.includes(to.room ?? '') ?? false)
}

/** Values imported there are not there yet when the words are called. */
function namesFault({ file }: Standing, typeOnly: boolean): string | undefined {
  if (typeOnly || !namesOfTypes.includes(file)) return undefined
  return `${file} may import types only of its ruleset: write import type`
}

function betweenChapters(from: string, to: string): string {
  return `chapter ${from} may not import chapter ${to}: what two chapters share is the model's`
}

function isFixture({ file }: Standing): boolean {
  return /^(?:fixtures|testing)[^/]*\.ts$/.test(file)
}
