export { rollInitiative } from './initiative.ts'
export { gunners, revealShots } from './shot.ts'
export { beginTurn, countRudders } from './turn.ts'
