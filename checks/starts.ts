import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { library } from '@grognard/rulesets/library.ts'
import { withDefaults } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { drawStart } from '../web/home/draw-start.ts'
import { root } from './root.ts'

/** The small charts of all scenarios that can be laid as they are, by book and scenario. */
export async function drawnStarts(): Promise<Record<string, Record<string, string>>> {
  const books = Object.values(library).filter(({ manifest }) => !manifest.isExample)
  const drawn = books.map(async book => {
    const game = await book.load()
    const starts = Object.keys(book.manifest.scenarios).flatMap(id => startOf(game, id))
    return [book.manifest.id, Object.fromEntries(starts)] as const
  })
  return Object.fromEntries(await Promise.all(drawn))
}

/** As its first side sees it; nothing of one that is laid from papers, or whose sheet is empty. */
function startOf(game: Game, scenario: string): [string, string][] {
  try {
    const options = withDefaults(game.optionsOf(scenario), {})
    const state = game.prepare(scenario, options, {})
    const [seat = ''] = game.seats(state)
    const picture = game.picture(game.view(state, seat))
    const isEmpty = picture.ground.length === 0 && picture.pieces.length === 0
    return isEmpty ? [] : [[scenario, drawStart(picture)]]
  } catch {
    return []
  }
}

if (import.meta.main)
  writeFileSync(
    join(root, 'web', 'home', 'starts.json'),
    `${JSON.stringify(await drawnStarts(), null, 2)}\n`,
  )
