import type { scenariosEnglish } from './messages.en.ts'

export const scenariosGerman: Record<keyof typeof scenariosEnglish, string> = {
  'was.scenario.river-plate': 'Río de la Plata, 13. Dezember 1939',
  'was.scenario.river-plate.about':
    'Drei Kreuzer nehmen den Handelsstörer Admiral Graf Spee von zwei Seiten in die Zange. Er siegt, wenn er zwei von ihnen ausschaltet oder ab Zug 5 nach Westen oder Norden entkommt.',
  'was.scenario.denmark-strait': 'Dänemarkstraße, 24. Mai 1941',
  'was.scenario.denmark-strait.about':
    'Hood und Prince of Wales treffen auf Bismarck und Prinz Eugen; in Zug 3 kommen zwei Kreuzer hinzu. Die deutschen Schiffe dürfen nach Süden oder Westen ablaufen.',
}
