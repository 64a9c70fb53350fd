export { areAllBerthed, berthLastShips, hasToBerth } from './berth.ts'
export { choosesNation } from './nation.ts'
export { choosesOfficers, showOfficers } from './officers.ts'
export { playersInOrder, rollForFirst, rollWind } from './opening.ts'
