import { posix } from 'node:path'
import { floors } from './arrows.ts'

/** What is wrong with an import between two rooms of the page or of the board, if anything. */
export function floorFault(path: string, reached: string): string | undefined {
  const [home = ''] = path.split('/')
  const [from, to] = [roomOf(path), roomOf(reached)]
  if (floors[home] === undefined || from === to || isFree(from) || !isSource(reached))
    return undefined
  const [above, below] = [floorOf(home, from), floorOf(home, to)]
  if (above < 0) return `${home}/${from} has no floor: give it one in checks/arrows.ts`
  if (below >= 0 && below < above) return undefined
  return `${from} may not import ${to === '' ? posix.basename(reached) : to}: a room imports from the floors below it`
}

/** The folder that a file lies in; empty for what lies beside the rooms. */
function roomOf(path: string): string {
  return path.split('/').slice(1, -1).join('/')
}

/** What puts the rooms together, and the browser tests. */
function isFree(room: string): boolean {
  return room === '' || room === 'journeys'
}

function isSource(path: string): boolean {
  return /\.tsx?$/.test(path)
}

function floorOf(home: string, room: string): number {
  return floors[home]?.findIndex(floor => floor.includes(room)) ?? -1
}
