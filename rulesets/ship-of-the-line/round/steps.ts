export { beginRound, isRoundOver } from './queue.ts'
export { callNextShip, captain, endTurn, isTurnOver } from './turn.ts'
