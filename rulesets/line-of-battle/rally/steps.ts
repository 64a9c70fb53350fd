export { countPoints } from './ending.ts'
export { judgeMorale, openMoraleTest, rollMorale } from './morale.ts'
export { gatherShaken, shakenShips } from './shaken.ts'
export { advanceClock, rollWeather, rollWind } from './weather.ts'
