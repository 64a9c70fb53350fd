import type { scenariosEnglish } from './messages.en.ts'

export const scenariosDanish: Record<keyof typeof scenariosEnglish, string> = {
  'book.edition': 'Bordregler, 16. august 2009',
  'book.authors': 'Stefan Axel Boës, Frank Boës',
  'book.about':
    'Flåder fra 1939 til 1945 på et åbent bord: svært skyts, torpedoer, fly og ubåde, målt med en lineal med seks afstande.',
  'book.begin':
    'Ny her? Begynd med Río de la Plata: tre krydsere jager en handelskaper, og et spil varer omkring 45 minutter.',
  'was.scenario.river-plate': 'Río de la Plata',
  'was.scenario.river-plate.about':
    'Tre krydsere angriber handelskaperen Admiral Graf Spee fra to sider. Den vinder, hvis den slår to af dem ud, eller hvis den fra træk 5 slipper væk mod vest eller nord.',
  'was.scenario.river-plate.date': '13. december 1939',
  'was.scenario.river-plate.place': 'Ud for Río de la Plata',
  'was.scenario.river-plate.forces': 'Tre allierede krydsere mod en tysk handelskaper',
  'was.scenario.denmark-strait': 'Danmarksstrædet',
  'was.scenario.denmark-strait.about':
    'Hood og Prince of Wales møder Bismarck og Prinz Eugen; i træk 3 kommer to krydsere til. De tyske skibe må forlade bordet mod syd eller vest.',
  'was.scenario.denmark-strait.date': '24. maj 1941',
  'was.scenario.denmark-strait.place': 'Mellem Grønland og Island',
  'was.scenario.denmark-strait.forces':
    'To britiske kampskibe og to krydsere mod Bismarck og Prinz Eugen',
  'was.scenario.coral-sea': 'Koralhavet',
  'was.scenario.coral-sea.about':
    'To hangarskibsstyrker angriber hinanden uden for synsvidde; de japanske hangarskibe ligger i tåge. Et forspring på 20 point vinder.',
  'was.scenario.coral-sea.date': '8. maj 1942',
  'was.scenario.coral-sea.place': 'Koralhavet, syd for Salomonøerne',
  'was.scenario.coral-sea.forces': 'To hangarskibe og seks eskadriller på hver side',
  'was.scenario.barents-sea': 'Konvoj i Barentshavet',
  'was.scenario.barents-sea.about':
    'Fem handelsskibe og deres eskorte er på vej mod øst; to tyske grupper kommer op agterfra, og i træk 4 bliver det nat. Undslipper tre handelsskibe, vinder de allierede; bliver tre ødelagt, vinder aksen.',
  'was.scenario.barents-sea.date': '31. december 1942',
  'was.scenario.barents-sea.place': 'Barentshavet, nord for Norge',
  'was.scenario.barents-sea.forces': 'Fem handelsskibe og deres eskorte mod to tyske grupper',
  'was.scenario.guadalcanal': 'Guadalcanal',
  'was.scenario.guadalcanal.about':
    'Tretten amerikanske skibe møder to slagskibe og deres eskorte i mørket. Japan vinder med tre beskydninger af flyvepladsen og taber, hvis begge slagskibe er sænket eller svært beskadiget.',
  'was.scenario.guadalcanal.date': '13. november 1942, kl. 1.45',
  'was.scenario.guadalcanal.place': 'Ironbottom Sound, Salomonøerne',
  'was.scenario.guadalcanal.forces':
    'Tretten amerikanske skibe mod to japanske slagskibe og deres eskorte',
  'was.scenario.meeting-engagement': 'Mødekamp',
  'was.scenario.meeting-engagement.about':
    'Tre målmærker ligger mellem to øer. Den, der først har 150 point, vinder.',
  'was.scenario.meeting-engagement.date': '1942',
  'was.scenario.meeting-engagement.place': 'Et sted i Stillehavet',
  'was.scenario.meeting-engagement.forces': '100 point på hver side',
  'was.scenario.free-battle': 'Åbent slag',
  'was.scenario.free-battle.about':
    'Begge spillere sammensætter en flåde for lige mange point; år og krigsskueplads kan begrænses. En terning bestemmer opsætningen: øer, tåge og tre målmærker.',
  'was.scenario.free-battle.date': '1939 til 1945',
  'was.scenario.free-battle.place': 'Et hvilket som helst hav',
  'was.scenario.free-battle.forces': 'Flåder, som spillerne sammensætter',
  'was.scenario.own': 'Dit eget scenarie',
  'was.scenario.own.about':
    'Åbn en scenariefil, eller tegn en; uden fil spiller du krydser mod krydser.',
  'was.scenario.own.date': 'Dato fra din fil',
  'was.scenario.own.place': 'Sted fra din fil',
  'was.scenario.own.forces': 'Styrker fra din fil',
}
