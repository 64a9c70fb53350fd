export { end, isResolved, resolve } from './fight.ts'
export { defenderWithGuns, defenderWithSecondVolley, fireGrape, isVolleySpent } from './grape.ts'
export { defenderWithMarines } from './marines.ts'
