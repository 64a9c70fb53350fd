import type { scenariosEnglish } from './messages.en.ts'

export const scenariosDanish: Record<keyof typeof scenariosEnglish, string> = {
  'was.scenario.river-plate': 'Río de la Plata, 13. december 1939',
  'was.scenario.river-plate.about':
    'Tre krydsere tager handelskaperen Admiral Graf Spee fra to sider. Den vinder, hvis den slår to af dem ud eller fra træk 5 slipper væk mod vest eller nord.',
  'was.scenario.denmark-strait': 'Danmarksstrædet, 24. maj 1941',
  'was.scenario.denmark-strait.about':
    'Hood og Prince of Wales møder Bismarck og Prinz Eugen; i træk 3 kommer to krydsere til. De tyske skibe må gå bort mod syd eller vest.',
}
