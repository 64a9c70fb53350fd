export { arePlayed, fillPools } from './action-points.ts'
export { seatsInTest, seatWithPoints } from './attributes.ts'
export { executeProposal, seatsToAgree } from './propose.ts'
