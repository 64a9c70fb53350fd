export { seatToChooseDot } from './dot-of-return.ts'
export { beginRound, isRoundOver } from './queue.ts'
export { callNextShip, captain, endTurn, isTurnOver } from './turn.ts'
