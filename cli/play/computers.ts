import { isLevel, levels, playerOf } from '@grognard/players'
import type { Level, Player } from '@grognard/players'
import { derivedSeed } from '@grognard/umpire'
import type { Battle, Game, Seat } from '@grognard/umpire'

/** How well the computer plays each seat that was given a level; a captain plays the others. */
export type LevelBySeat = ReadonlyMap<Seat, Level>

/** What a flag may name as the player of a seat. */
export const playersKnown = ['human', 'computer', ...levels] as const

/** The levels named by the flags, whose names have been checked. */
export function levelsNamed(players: ReadonlyMap<Seat, string>): LevelBySeat {
  const named = [...players].flatMap(([seat, player]): [Seat, Level][] =>
    isLevel(player) ? [[seat, player]] : [],
  )
  return new Map(named)
}

/** The computer players of a sitting, each made when he is first asked. */
export function computersFor(game: Game, levelBySeat: LevelBySeat): (seat: Seat) => Player {
  const known = new Map<Seat, Player>()
  return seat => {
    const player = known.get(seat) ?? playerOf(game, levelBySeat.get(seat))
    known.set(seat, player)
    return player
  }
}

/**
 * For the computer players' own quick dice, which must not give the battle's seed away; the same
 * whenever the battle stands so. Where dice are typed, those typed so far are the seed.
 */
export function playersSeed({ file: { dice, scenario, entries } }: Battle): string {
  if (dice.kind !== 'typed') return derivedSeed(dice.seed, 'players')
  const rolls = entries.flatMap(({ events }) => events.flatMap(event => event.rolls ?? []))
  const typed = rolls.map(({ result }) => result).join(' ')
  return derivedSeed(`${scenario} ${typed}`, 'players')
}
