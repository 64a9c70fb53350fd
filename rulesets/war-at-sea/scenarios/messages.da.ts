import type { scenariosEnglish } from './messages.en.ts'

export const scenariosDanish: Record<keyof typeof scenariosEnglish, string> = {
  'was.scenario.river-plate': 'Río de la Plata, 13. december 1939',
  'was.scenario.river-plate.about':
    'Tre krydsere tager handelskaperen Admiral Graf Spee fra to sider. Den vinder, hvis den slår to af dem ud eller fra træk 5 slipper væk mod vest eller nord.',
  'was.scenario.denmark-strait': 'Danmarksstrædet, 24. maj 1941',
  'was.scenario.denmark-strait.about':
    'Hood og Prince of Wales møder Bismarck og Prinz Eugen; i træk 3 kommer to krydsere til. De tyske skibe må gå bort mod syd eller vest.',
  'was.scenario.coral-sea': 'Koralhavet, 8. maj 1942',
  'was.scenario.coral-sea.about':
    'To hangarskibe og seks eskadriller på hver side, uden for hinandens syne; de japanske hangarskibe ligger i tåge. Et forspring på 20 point vinder.',
  'was.scenario.barents-sea': 'Konvoj: Barentshavet, 31. december 1942',
  'was.scenario.barents-sea.about':
    'Fem handelsskibe og deres eskorte er på vej mod øst; to tyske grupper venter på dem, og i træk 4 bliver det nat. Tre handelsskibe, der slipper bort eller ødelægges, afgør slaget.',
  'was.scenario.guadalcanal': 'Guadalcanal, natten til den 13. november 1942',
  'was.scenario.guadalcanal.about':
    'Tretten amerikanske skibe møder to slagskibe og deres følge i mørket. Tre beskydninger af flyvepladsen vinder for Japan; uden sine slagskibe har det tabt.',
  'was.scenario.meeting-engagement': 'Mødekamp, Stillehavet 1942',
  'was.scenario.meeting-engagement.about':
    'Hundrede point pr. side, tre målmærker mellem to øer. 150 point vinder.',
  'was.scenario.free-battle': 'Frit slag',
  'was.scenario.free-battle.about':
    'Begge spillere sammensætter en flåde for de samme point, om ønsket efter år og krigsskueplads; en terning lægger øer, tåge og tre målmærker.',
}
