export { arePlayed, fillPools } from './action-points.ts'
export { seatsInTest, seatWithPoints } from './attributes.ts'
export { carryOutProposal, seatsToAgree } from './propose.ts'
