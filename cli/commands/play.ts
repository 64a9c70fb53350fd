import { usualLevel } from '@grognard/players'
import { newBattle, noticesBeforePlay, withFaces } from '@grognard/umpire'
import type { Battle, BattlePlan, Game, Seat } from '@grognard/umpire'
import { readBattleFile } from '../files.ts'
import { gameNamed, scenarioNamed } from '../games.ts'
import { levelsNamed } from '../play/computers.ts'
import { toldLines } from '../play/log.ts'
import { humansAmong, planFrom, playersNamed, prepared, seatsOf } from '../play/plan.ts'
import type { PlayFlags } from '../play/plan.ts'
import { listening, newSession, save } from '../play/session.ts'
import type { Session } from '../play/session.ts'
import { timesUsedIn } from '../play/times-used.ts'
import type { TimesUsed } from '../play/times-used.ts'
import { playOn } from '../play/turns.ts'
import { diceForOpening, LeftTheTable, withTypedDice } from '../play/typed-dice.ts'
import { say, seatName, tellerFor } from '../teller.ts'
import { standardInput, writeLines } from '../terminal.ts'
import { unwritable, usageError } from '../usage-error.ts'
import { tellGame, tellGames } from './games.ts'

/** Plays a battle to its end, or until a person leaves. */
export async function playInTerminal(flags: PlayFlags): Promise<number> {
  if (flags.resume === undefined && flags.scenario === undefined) return tellChoice(flags)
  await playAtTable(input =>
    flags.resume === undefined ? begun(flags, input) : resumed(flags, input),
  )
  return 0
}

/**
 * Plays on from how a session begins until the battle is over or a person leaves; how it stands
 * then. Null where a person left before it had begun.
 */
export async function playAtTable(
  begin: (input: Session['input']) => Promise<Session>,
): Promise<Battle | null> {
  const input = standardInput({ prompts: true })
  let session: Session | null = null
  try {
    session = await begin(input)
    await playOn(session)
  } catch (error) {
    if (!(error instanceof LeftTheTable)) throw error
  } finally {
    input.close()
  }
  return session && session.battle
}

/** What can be played, where it has not been said. */
function tellChoice({ ruleset, language }: PlayFlags): Promise<number> {
  return ruleset === undefined ? tellGames(language) : tellGame(gameNamed(ruleset), language)
}

async function begun(flags: PlayFlags, input: Session['input']): Promise<Session> {
  if (flags.ruleset === undefined || flags.scenario === undefined) throw usageError('play.what')
  const game = gameNamed(flags.ruleset)
  return beginPlanned(
    game,
    planFrom(game, scenarioNamed(game, flags.scenario), flags),
    flags,
    input,
  )
}

/** Begins the battle that is planned. Throws UsageError for what it does not take. */
export async function beginPlanned(
  game: Game,
  plan: BattlePlan,
  flags: PlayFlags,
  input: Session['input'],
): Promise<Session> {
  const humans = humansAmong(
    seatsOf(game, plan.scenario, plan.options ?? {}, plan.papers ?? {}),
    flags.seat,
  )
  // Before anything is said, so that a fault in the flags is all there is to read.
  const before = prepared(tellerFor(game, flags.language), plan)
  const teller = tellerFor(withFaces(game, before, plan.papers ?? {}), flags.language)
  const { title } = game.scenarios[plan.scenario] ?? { title: '' }
  const scenario = teller.words.say({ key: title })
  await writeLines([
    say(teller, 'title', { title: game.title[flags.language], scenario }),
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
  const session = seated(flags, input, battle, humans)
  await tellSeats(session)
  await tellNewest(session, Number.POSITIVE_INFINITY)
  return session
}

function seated(
  flags: PlayFlags,
  input: Session['input'],
  battle: Battle,
  humans: Seat[],
  timesUsed: TimesUsed = new Map(),
): Session {
  const teller = tellerFor(battle.game, flags.language)
  const seats = battle.game.seats(battle.state)
  const levels = levelsNamed(playersNamed(seats, flags.seat))
  const plan = { teller, input, humans, saveTo: flags.save, battle, levels, timesUsed }
  const session = newSession(plan)
  const why = flags.save === undefined ? null : save(session, flags.save)
  if (why !== null) throw unwritable(flags.save ?? '', why)
  return session
}

async function tellSeats({ teller, battle, humans, levels }: Session): Promise<void> {
  const lines = teller.game.seats(battle.state).map(seat => {
    const player = humans.includes(seat) ? 'human' : (levels.get(seat) ?? usualLevel)
    return say(teller, `seat.${player}`, { seat: seatName(teller, seat) })
  })
  await writeLines([...lines, say(teller, 'helpHint')])
}

/** What was agreed when the battle began cannot be changed when it goes on. */
export async function resumed(flags: PlayFlags, input: Session['input']): Promise<Session> {
  const isNew = flags.option.length + flags.paper.length > 0 || flags.seed !== undefined
  if (flags.ruleset !== undefined || isNew || flags.dice !== 'computer')
    throw usageError('play.resumeAlone')
  const file = flags.resume ?? ''
  const battle = readBattleFile(file)
  const humans = humansAmong(battle.game.seats(battle.state), flags.seat)
  const session = seated(flags, input, battle, humans, timesUsedIn(file, battle))
  for (const notice of noticesBeforePlay(battle))
    process.stderr.write(`grognard: ${session.teller.words.say(notice)}\n`)
  await tellSeats(session)
  if (flags.seat.length === 0) await writeLines([assumedLine(session)])
  await tellNewest(session, 3)
  return session
}

/** A battle file does not say who played whom. */
function assumedLine({ teller, battle: { game, state } }: Session): string {
  const seats = game.seats(state).join(', ')
  return say(teller, 'resumeAssumed', { seats })
}

async function tellNewest(session: Session, count: number): Promise<void> {
  const { told } = listening(session)
  await writeLines(told.slice(-count).flatMap(one => toldLines(session.teller, one)))
}
