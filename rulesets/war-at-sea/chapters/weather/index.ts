import { chapter } from '../../rules.ts'
import { weatherEvents } from './events.ts'
import { weatherDanish } from './messages.da.ts'
import { weatherGerman } from './messages.de.ts'
import { weatherEnglish } from './messages.en.ts'

/** Light, squalls and smoke that clears. */
export const weather = chapter({
  events: weatherEvents,
  orders: {},
  messages: { en: weatherEnglish, de: weatherGerman, da: weatherDanish },
})

export { changeLight, clearAndDrift, rollWeather } from './weather.ts'
