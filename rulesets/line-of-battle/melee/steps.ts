export { areMeleesManned, clearMelees, endUnmannedMelee, gatherRounds } from './round.ts'
export { isRoundDecided, judgeRound, openRound, rollRound, roundsOfTurn } from './round.ts'
export { seatBesideEnemies } from './take-over.ts'
export { captorToManPrize, victoriousDefender } from './victor.ts'
