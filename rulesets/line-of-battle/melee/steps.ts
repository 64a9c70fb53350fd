export { clearMelees, gatherRounds, isRoundDecided, judgeRound } from './round.ts'
export { openRound, rollRound, roundsOfTurn } from './round.ts'
export { seatBesideEnemies } from './take-over.ts'
export { captorToManPrize, victoriousDefender } from './victor.ts'
