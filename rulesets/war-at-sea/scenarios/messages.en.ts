export const scenariosEnglish = {
  'book.edition': 'Tabletop rules, 16 August 2009',
  'book.authors': 'Stefan Axel Boës, Frank Boës',
  'book.about':
    'Fleets of 1939 to 1945 on an open table: big guns, torpedoes, aircraft and submarines, measured with a ruler marked in six ranges.',
  'book.begin':
    'New here? Begin with the River Plate: three cruisers hunt a raider, and a game takes about 45 minutes.',
  'was.scenario.river-plate': 'River Plate',
  'was.scenario.river-plate.about':
    'Three cruisers close in on the raider Admiral Graf Spee from two sides. She wins by knocking out two of them, or by escaping to the west or north from turn 5 on.',
  'was.scenario.river-plate.date': '13 December 1939',
  'was.scenario.river-plate.place': 'Off the Río de la Plata',
  'was.scenario.river-plate.forces': 'Three Allied cruisers against a German raider',
  'was.scenario.denmark-strait': 'Denmark Strait',
  'was.scenario.denmark-strait.about':
    'Hood and Prince of Wales meet Bismarck and Prinz Eugen; two cruisers come up on turn 3. The German ships may leave the table to the south or west.',
  'was.scenario.denmark-strait.date': '24 May 1941',
  'was.scenario.denmark-strait.place': 'Between Greenland and Iceland',
  'was.scenario.denmark-strait.forces':
    'Two British capital ships and two cruisers against Bismarck and Prinz Eugen',
  'was.scenario.coral-sea': 'Coral Sea',
  'was.scenario.coral-sea.about':
    'Two carrier forces strike at each other out of sight; the Japanese carriers start in fog. A lead of 20 points wins.',
  'was.scenario.coral-sea.date': '8 May 1942',
  'was.scenario.coral-sea.place': 'Coral Sea, south of the Solomons',
  'was.scenario.coral-sea.forces': 'Two carriers and six squadrons on each side',
  'was.scenario.barents-sea': 'Convoy in the Barents Sea',
  'was.scenario.barents-sea.about':
    'Five merchant ships and their escort are on their way east; two German groups come up astern, and night falls on turn 4. The Allies win if three merchant ships escape, the Axis if three are destroyed.',
  'was.scenario.barents-sea.date': '31 December 1942',
  'was.scenario.barents-sea.place': 'Barents Sea, north of Norway',
  'was.scenario.barents-sea.forces':
    'Five merchant ships and their escort against two German groups',
  'was.scenario.guadalcanal': 'Guadalcanal',
  'was.scenario.guadalcanal.about':
    'Thirteen American ships meet two battleships and their escort in the dark. Japan wins if it bombards the airfield three times, and loses if both of its battleships are sunk or crippled.',
  'was.scenario.guadalcanal.date': '13 November 1942, 01:45',
  'was.scenario.guadalcanal.place': 'Ironbottom Sound, Solomon Islands',
  'was.scenario.guadalcanal.forces':
    'Thirteen American ships against two Japanese battleships and their escort',
  'was.scenario.meeting-engagement': 'Meeting engagement',
  'was.scenario.meeting-engagement.about':
    'Three objectives lie between two islands. The first side to 150 points wins.',
  'was.scenario.meeting-engagement.date': '1942',
  'was.scenario.meeting-engagement.place': 'Somewhere in the Pacific',
  'was.scenario.meeting-engagement.forces': '100 points on each side',
  'was.scenario.free-battle': 'Open battle',
  'was.scenario.free-battle.about':
    'Both players build a fleet for the same number of points, limited by year and theatre if they like. A die chooses the layout: islands, fog and three objectives.',
  'was.scenario.free-battle.date': '1939 to 1945',
  'was.scenario.free-battle.place': 'Any sea',
  'was.scenario.free-battle.forces': 'Fleets built by the players',
  'was.scenario.own': 'A scenario of your own',
  'was.scenario.own.about':
    'Open a scenario file or draw one. Without a file, one cruiser fights another.',
  'was.scenario.own.date': 'The date in your file',
  'was.scenario.own.place': 'The place in your file',
  'was.scenario.own.forces': 'The forces in your file',
} as const
