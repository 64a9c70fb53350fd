export const scenariosEnglish = {
  'was.scenario.river-plate': 'River Plate, 13 December 1939',
  'was.scenario.river-plate.about':
    'Three cruisers close in on the raider Admiral Graf Spee from two sides. She wins by beating two of them or by getting away to the west or north from turn 5 on.',
  'was.scenario.denmark-strait': 'Denmark Strait, 24 May 1941',
  'was.scenario.denmark-strait.about':
    'Hood and Prince of Wales meet Bismarck and Prinz Eugen; two cruisers come up on turn 3. The German ships may leave to the south or west.',
  'was.scenario.coral-sea': 'Coral Sea, 8 May 1942',
  'was.scenario.coral-sea.about':
    'Two carriers and six squadrons a side, out of sight of each other; the Japanese carriers stand in fog. A lead of 20 points wins.',
  'was.scenario.barents-sea': 'Convoy: Barents Sea, 31 December 1942',
  'was.scenario.barents-sea.about':
    'Five merchants and their escort on their way east; two German groups wait for them, and night falls on turn 4. Three merchants away or destroyed decide.',
  'was.scenario.guadalcanal': 'Guadalcanal, night of 13 November 1942',
  'was.scenario.guadalcanal.about':
    'Thirteen American ships meet two battleships and their escort in the dark. Three bombardments of the airfield win for Japan; without her battleships she has lost.',
  'was.scenario.meeting-engagement': 'Meeting engagement, Pacific 1942',
  'was.scenario.meeting-engagement.about':
    'A hundred points a side, three objectives between two islands. 150 points win.',
  'was.scenario.free-battle': 'Free battle',
  'was.scenario.free-battle.about':
    'Both players build a fleet for the same points, by year and theatre if they like; a die lays islands, fog and three objectives.',
} as const
