import { usualLevel } from '@grognard/players'
import { newBattle, noticesBeforePlay } from '@grognard/umpire'
import type { Battle, Seat } from '@grognard/umpire'
import { readBattleFile } from '../files.ts'
import { gameNamed, scenarioNamed } from '../games.ts'
import { standardInput } from '../input.ts'
import { writeLines } from '../output.ts'
import { tellGame, tellGames } from './games.ts'
import { toldLines } from '../play/log.ts'
import { levelsNamed } from '../play/computers.ts'
import { humansAmong, planFrom, playersNamed, seatsOf } from '../play/plan.ts'
import type { PlayWish } from '../play/plan.ts'
import { prepared } from '../play/prepared.ts'
import { listening, newSitting, save } from '../play/sitting.ts'
import type { Sitting } from '../play/sitting.ts'
import { playOn } from '../play/turns.ts'
import { diceForOpening, LeftTheTable, withTypedDice } from '../play/typed-dice.ts'
import { say, seatName, tellerFor } from '../teller.ts'
import { unwritable, usageFault } from '../usage-error.ts'

/** Plays a battle to its end, or until a person leaves. */
export async function playInTerminal(wish: PlayWish): Promise<number> {
  if (wish.resume === undefined && wish.scenario === undefined) return tellChoice(wish)
  const input = standardInput({ prompts: true })
  try {
    const sitting =
      wish.resume === undefined ? await begun(wish, input) : await resumed(wish, input)
    await playOn(sitting)
  } catch (error) {
    if (!(error instanceof LeftTheTable)) throw error
  } finally {
    input.close()
  }
  return 0
}

/** What can be played, where it has not been said. */
function tellChoice({ ruleset, language }: PlayWish): Promise<number> {
  return ruleset === undefined ? tellGames(language) : tellGame(gameNamed(ruleset), language)
}

async function begun(wish: PlayWish, input: Sitting['input']): Promise<Sitting> {
  if (wish.ruleset === undefined || wish.scenario === undefined) throw usageFault('play.what')
  const game = gameNamed(wish.ruleset)
  const plan = planFrom(game, scenarioNamed(game, wish.scenario), wish)
  const humans = humansAmong(
    seatsOf(game, plan.scenario, plan.options ?? {}, plan.papers ?? {}),
    wish.seat,
  )
  const teller = tellerFor(game, wish.language)
  // Before anything is said, so that a fault in the flags is all there is to read.
  const before = prepared(teller, plan)
  const { title } = game.scenarios[plan.scenario] ?? { title: '' }
  const scenario = teller.words.say({ key: title })
  await writeLines([
    say(teller, 'title', { title: game.title[wish.language], scenario }),
    say(teller, 'edition', { edition: { key: 'book.edition' }, authors: { key: 'book.authors' } }),
    plan.dice.kind === 'typed'
      ? say(teller, 'realDice')
      : say(teller, 'seed', { seed: plan.dice.seed }),
  ])
  const battle = await withTypedDice(
    diceForOpening({ teller, input, humans, before }),
    typed => newBattle(game, plan, typed),
    ({ file }) => file.entries.flatMap(({ events }) => events),
  )
  const sitting = seated(wish, input, battle, humans)
  await tellSeats(sitting)
  await tellNewest(sitting, Number.POSITIVE_INFINITY)
  return sitting
}

function seated(wish: PlayWish, input: Sitting['input'], battle: Battle, humans: Seat[]): Sitting {
  const teller = tellerFor(battle.game, wish.language)
  const seats = battle.game.seats(battle.state)
  const levels = levelsNamed(playersNamed(seats, wish.seat))
  const plan = { teller, input, humans, saveTo: wish.save, battle, levels }
  const sitting = newSitting(plan)
  const why = wish.save === undefined ? null : save(sitting, wish.save)
  if (why !== null) throw unwritable(wish.save ?? '', why)
  return sitting
}

async function tellSeats({ teller, battle, humans, levels }: Sitting): Promise<void> {
  const lines = teller.game.seats(battle.state).map(seat => {
    const player = humans.includes(seat) ? 'human' : (levels.get(seat) ?? usualLevel)
    return say(teller, `seat.${player}`, { seat: seatName(teller, seat) })
  })
  await writeLines([...lines, say(teller, 'helpHint')])
}

/** What was agreed when the battle began cannot be changed when it goes on. */
async function resumed(wish: PlayWish, input: Sitting['input']): Promise<Sitting> {
  const isNew = wish.option.length + wish.paper.length > 0 || wish.seed !== undefined
  if (wish.ruleset !== undefined || isNew || wish.dice !== 'computer')
    throw usageFault('play.resumeAlone')
  const battle = readBattleFile(wish.resume ?? '')
  const humans = humansAmong(battle.game.seats(battle.state), wish.seat)
  const sitting = seated(wish, input, battle, humans)
  for (const notice of noticesBeforePlay(battle))
    process.stderr.write(`grognard: ${sitting.teller.words.say(notice)}\n`)
  await tellSeats(sitting)
  if (wish.seat.length === 0) await writeLines([assumedLine(sitting)])
  await tellNewest(sitting, 3)
  return sitting
}

/** A battle file does not say who played whom. */
function assumedLine({ teller, battle: { game, state } }: Sitting): string {
  const seats = game.seats(state).join(', ')
  return say(teller, 'resumeAssumed', { seats })
}

async function tellNewest(sitting: Sitting, count: number): Promise<void> {
  const { told } = listening(sitting)
  await writeLines(told.slice(-count).flatMap(one => toldLines(sitting.teller, one)))
}
