export { seatToAnswer } from './draw.ts'
export { endRound } from './round-end.ts'
