import { never } from '@grognard/umpire'
import { seatToChooseDot } from './chapters/disengagement/return.ts'
import * as round from './chapters/round/turns.ts'
import { giveUpIfAdrift } from './chapters/sailing/adrift.ts'
import { areAllBerthed, berthLastShips, hasToBerth } from './chapters/setup/berths.ts'
import { choosesOfficers, showOfficers } from './chapters/setup/officers.ts'
import { choosesNation, playersInOrder, rollForFirst, rollWind } from './chapters/setup/opening.ts'
import { ask, each, phase, repeat, umpire } from './rules.ts'
import type { SolTable } from './rules.ts'

/** [SOL-081] What the chapters do at the end of a turn, one after the other. */
function endOfTurn(table: SolTable): void {
  giveUpIfAdrift(table)
  if (!table.state.outcome) round.finishTurn(table)
}

/** The game as the book tells it: ship by ship, and the other seat's answer in the middle of a turn. */
export const sequence = {
  game: [
    phase(
      'setup',
      umpire('wind', 'SOL-015', rollWind),
      umpire('firstPlayer', 'SOL-017', rollForFirst),
      each(playersInOrder, ask('nation', 'SOL-012', choosesNation, 'chooseNation')),
      ask('officers', 'SOL-045', choosesOfficers, 'chooseOfficers'),
      umpire('officersShown', 'SOL-045', showOfficers),
      repeat(
        areAllBerthed,
        umpire('lastBerths', 'SOL-013', berthLastShips),
        each(playersInOrder, ask('berth', 'SOL-013', hasToBerth, 'berth')),
      ),
    ),
    repeat(
      never,
      phase(
        'round',
        umpire('roundBegins', 'SOL-018', round.beginRound),
        repeat(
          round.isRoundOver,
          umpire('nextShip', 'SOL-018', round.callNextShip),
          ask('dotOfReturn', 'SOL-127', seatToChooseDot, 'chooseDot'),
          repeat(
            round.isTurnOver,
            ask(
              'captain',
              'SOL-020',
              round.captain,
              'return',
              'repair',
              'move',
              'fire',
              'board',
              'comeAbout',
              'wear',
              'playCard',
              'surrender',
              'offerDraw',
              'endTurn',
            ),
          ),
          umpire('turnEnds', 'SOL-081', endOfTurn),
        ),
        umpire('roundEnds', 'SOL-135', round.endRound),
      ),
    ),
  ],
}
