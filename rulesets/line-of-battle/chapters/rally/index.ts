export { rallyEvolve } from './events.ts'

export { countPoints } from '../ending/ending.ts'
export { judgeMorale, openMoraleTest, rollMorale } from './morale.ts'
export { gatherShaken, shakenShips } from '../../model/morale.ts'
export { advanceClock, rollWeather, rollWind } from './weather.ts'
