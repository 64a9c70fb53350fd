import { isAllowed, judgeBy, never, stepOf } from '@grognard/umpire'
import type { ByStep, Forfeit, Seat } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import * as command from './chapters/command/index.ts'
import * as ending from './chapters/ending/index.ts'
import { shipsYetToAim } from './chapters/fire/aim.ts'
import * as fire from './chapters/fire/index.ts'
import { board } from './chapters/melee/board.ts'
import * as melee from './chapters/melee/index.ts'
import { takeOver } from './chapters/melee/take-over.ts'
import * as movement from './chapters/movement/index.ts'
import { hasShipsToMove, mustStillMove } from './chapters/movement/must-move.ts'
import * as points from './chapters/points/index.ts'
import * as rally from './chapters/rally/index.ts'
import * as setup from './chapters/setup/index.ts'
import type { Ship, State } from './model/state.ts'
import { again, ask, chapter, each, phase, repeat, umpire, when } from './rules.ts'
import type { LobOrderRules, LobRefusal } from './rules.ts'
import { refuse } from './words.ts'
import type { Key } from './words.ts'

/** The turn as the book tells it, and what may interrupt it. */
export const sequence = {
  turn: [
    phase(
      'setup',
      ask('conditions', 'LOB-S-3', setup.chooser, 'chooseConditions'),
      umpire('firstWeather', 'LOB-031', setup.rollFirstWeather),
      umpire('firstHour', 'LOB-033', setup.rollFirstHour),
      umpire('firstWind', 'LOB-035', setup.rollFirstWind),
      ask('muster', 'LOB-036', setup.builders, 'muster'),
      umpire('mustered', 'LOB-036', setup.showFleets),
      umpire('draw', 'LOB-036', setup.drawFleets),
      umpire('quarterDice', 'LOB-040', setup.rollForQuarters),
      each(
        setup.inDeploymentOrder,
        ask('quarter', 'LOB-040', setup.choosesQuarter, 'chooseQuarter'),
      ),
      repeat(
        setup.areAllPlaced,
        each(setup.inDeploymentOrder, ask('place', 'LOB-042', setup.hasToPlace, 'place')),
      ),
      ask('edge', 'LOB-S-2', setup.choosesEdge, 'chooseEdge'),
      repeat(setup.hasVanguardEntered, ask('vanguard', 'LOB-S-2', setup.placesVanguard, 'place')),
      umpire('deployed', 'LOB-111', movement.lookAtLinesAsDeployed),
    ),
    repeat(
      never,
      phase(
        'command', // [LOB-047]
        umpire('newTurn', 'LOB-045', command.beginTurn),
        when(points.arePlayed, umpire('pools', 'LOB-020', points.fillPools)),
        umpire('initiative', 'LOB-050', command.rollInitiative),
        ask('shots', 'LOB-054', command.gunners, again('chooseShot'), 'done'),
        umpire('reveal', 'LOB-055', command.revealShots),
      ),
      phase(
        'movement',
        each(
          movement.inInitiativeOrder,
          ask('reinforcement', 'LOB-S-2', setup.reinforcedSeat, 'enter'),
          ask(
            'move',
            'LOB-060',
            movement.seatWithShips,
            again('sail', movement.hasAnythingToDo),
            again('tack'),
            again(
              ['anchor', 'spin', 'flee', 'refloat', 'transfer', 'land'],
              movement.hasAnythingToDo,
            ),
            again('propose'),
            'done',
          ),
        ),
        umpire('pickUp', 'LOB-123', movement.checkLandings),
        umpire('lines', 'LOB-111', movement.lookAtLines),
        umpire('rudders', 'LOB-141', movement.countRudders),
      ),
      phase(
        'combat',
        each(
          movement.inInitiativeOrder,
          repeat(
            fire.haveAllChosenGuns,
            ask('guns', 'LOB-150', fire.seatWithHalfCrews, 'chooseGuns'),
          ),
        ),
        each(
          movement.inInitiativeOrder,
          ask('target', 'LOB-132', fire.seatWithGuns, again('aim'), 'done'),
        ),
        each(
          movement.inInitiativeOrder,
          repeat(fire.hasFiredAll, ask('fire', 'LOB-135', fire.seatWithAims, 'fire')),
        ),
        each(
          movement.inInitiativeOrder,
          ask('board', 'LOB-160', melee.seatBesideEnemies, again(['board', 'takeOver']), 'done'),
        ),
        umpire('meleesBegin', 'LOB-162', melee.gatherRounds),
        each(melee.roundsOfTurn, umpire('melee', 'LOB-163', melee.openRound)),
        repeat(melee.areMeleesManned, umpire('unmannedMelee', 'LOB-173', melee.endUnmannedMelee)),
        umpire('meleesEnd', 'LOB-167', melee.clearMelees),
      ),
      phase(
        'rally',
        umpire('shaken', 'LOB-200', rally.gatherShaken),
        each(rally.shakenShips, umpire('morale', 'LOB-201', rally.openMoraleTest)),
        umpire('weather', 'LOB-208', rally.rollWeather),
        umpire('clock', 'LOB-209', rally.advanceClock),
        umpire('wind', 'LOB-210', rally.rollWind),
        umpire('end', 'LOB-048', ending.countPoints),
      ),
    ),
  ],
  exchange: [
    umpire('rescueRoll', 'LOB-109', fire.rollRescue),
    umpire('rescueJudged', 'LOB-109', fire.resolveRescue),
    umpire('shotOpened', 'LOB-135', fire.openShot),
    ask('counter', 'LOB-155', fire.seatToAnswer, 'counterFire', 'holdFire'),
    umpire('damage', 'LOB-157', fire.applyDamage),
    ask('rescueMove', 'LOB-109', movement.seatToSailOn, 'sailOn', 'stay'),
    umpire('exchangeClosed', 'LOB-159', fire.closeExchange),
  ],
}

interface DoneContext {
  state: State
  seat: Seat
}

/** What is open to a ship that has still to move: all, no anchor any more, or nothing but flight. */
type Bound = 'free' | 'runsOn' | 'flees'

/** [LOB-203] [LOB-102] */
function boundBy({ isFleeing, manoeuvre }: Ship): Bound {
  if (isFleeing) return 'flees'
  return manoeuvre === 'tackFailed' ? 'runsOn' : 'free'
}

function mustMove(bound: Bound, rule: RuleId, message: Key): LobRefusal<DoneContext> {
  const isSuch = (ship: Ship) => boundBy(ship) === bound
  const ships = ({ state, seat }: DoneContext) => mustStillMove(state, seat).filter(isSuch)
  return refuse(
    rule,
    message,
    ({ state, seat }) => stepOf(state) === 'move' && hasShipsToMove(state, seat, isSuch),
    c => ({
      count: ships(c).length,
      ships: ships(c)
        .map(ship => ship.name)
        .join(', '),
    }),
  )
}

const doneRefusals: LobRefusal<DoneContext>[] = [
  mustMove('free', 'LOB-061', 'lob.refuse.mustMove'),
  mustMove('runsOn', 'LOB-102', 'lob.refuse.mustRunOn'),
  mustMove('flees', 'LOB-203', 'lob.refuse.mustFlee'),
]

const mayBeDone = (state: State, seat: Seat) => isAllowed(doneRefusals, { state, seat })

const couldStill = (ask: string, ships: readonly Ship[]): Forfeit[] =>
  ships.map(({ id, name }) => ({ piece: id, name, ask }))

const shipsIn = (state: State, orders: readonly { ship: string }[]): Ship[] =>
  state.ships.filter(({ id }) => orders.some(({ ship }) => ship === id))

/** [LOB-132] [LOB-160] What is lost step by step where it is gone on. */
const forfeits: ByStep<State, (state: State, seat: Seat) => Forfeit[]> = {
  target: (state, seat) => couldStill('lob.ask.fire', shipsYetToAim(state, seat)),
  board: (state, seat) => [
    ...couldStill('lob.ask.board', shipsIn(state, board.legalOrders(state, seat))),
    ...couldStill('lob.ask.takeOver', shipsIn(state, takeOver.legalOrders(state, seat))),
  ],
}

/** [LOB-046] The seat has done all it wants to do here. */
export const done: LobOrderRules<'done'> = {
  shape: {},
  judge: (state, seat) => judgeBy(doneRefusals, { state, seat }),
  execute() {},
  legalOrders: (state, seat) => (mayBeDone(state, seat) ? [{ kind: 'done' }] : []),
  sample: (state, seat) => (mayBeDone(state, seat) ? { kind: 'done' } : undefined),
  tool: {
    tool: 'list',
    isPrimary: true,
    forfeits: (state, seat) => forfeits[stepOf(state)]?.(state, seat) ?? [],
  },
  describe: () => ({ key: 'lob.order.done' }),
}

/** The word that ends a step, whatever the chapter. */
export const turnChapter = chapter({
  events: {},
  orders: { done },
  messages: { en: {}, de: {}, da: {} },
})
