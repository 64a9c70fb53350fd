export const scenariosEnglish = {
  'was.scenario.river-plate': 'River Plate, 13 December 1939',
  'was.scenario.river-plate.about':
    'Three cruisers close in on the raider Admiral Graf Spee from two sides. She wins by beating two of them or by getting away to the west or north from turn 5 on.',
  'was.scenario.denmark-strait': 'Denmark Strait, 24 May 1941',
  'was.scenario.denmark-strait.about':
    'Hood and Prince of Wales meet Bismarck and Prinz Eugen; two cruisers come up on turn 3. The German ships may leave to the south or west.',
} as const
