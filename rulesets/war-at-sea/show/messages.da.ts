import type { showEnglish } from './messages.en.ts'

export const showDanish: Record<keyof typeof showEnglish, string> = {
  'was.measure.section': 'afsnit',
  'was.show.shallows': 'øfarvand',
  'was.show.land': 'land',
  'was.show.turnOf': 'Træk {turn, number} af {limit, number}',
  'was.show.score': '{seat}: {score, number} point',
  'was.show.unit': '{name}, {type}',
  'was.light.day': 'Dagslys',
  'was.light.night': 'Mørke',
  'was.type.battleship': 'slagskib',
  'was.type.carrier': 'hangarskib',
  'was.type.cruiser': 'krydser',
  'was.type.destroyer': 'destroyer',
  'was.type.auxiliary': 'hjælpeskib',
  'was.type.torpedoBoat': 'torpedobåd',
  'was.type.submarine': 'ubåd',
  'was.type.fighter': 'jagerfly',
  'was.type.diveBomber': 'styrtbomber',
  'was.type.torpedoBomber': 'torpedobomber',
  'was.type.patrolBomber': 'patruljebomber',
  'was.badge.doomed': 'synker, når fasen slutter',
  'was.badge.crippled': 'svært beskadiget',
  'was.badge.flagship': 'flagskib',
  'was.row.hull': 'skrog',
  'was.card.figures':
    '{type}, {points, number} point. Fart {speed, number}, panser {armor, number}, vitalpanser {vital, number}.',
  'was.card.weapon': '{weapon}: {dice} terninger',
  'was.card.ability': '{ability}: {about}',
  'was.goal.points': 'Flest point vinder.',
  'was.goal.denmarkStrait':
    'Flest point vinder: for de allierede, hvis Bismarck er sænket eller svært beskadiget, for aksen, hvis ikke. Svært beskadigede skibe tæller halvt.',
  'was.goal.riverPlate':
    'Handelskaperen vinder, når to krydsere er sænket eller svært beskadiget og den ikke er, eller når den fra træk 5 slipper væk mod vest eller nord. De allierede vinder, når den er sænket eller til sidst svært beskadiget.',
  'was.goal.coralSea': 'Et forspring på 20 point vinder.',
  'was.goal.convoy':
    'Tre sænkede handelsskibe vinder for aksen, tre over østkanten for de allierede.',
  'was.goal.guadalcanal':
    'Tre beskydninger af flyvepladsen vinder for aksen; de allierede vinder, når begge slagskibe er sænket eller svært beskadiget.',
  'was.status.unit':
    '{name}, {type}, {seat}: ved {x, number}, {y, number} mm, kurs {degrees, number}°, skrog {hull, number} af {of, number}',
  'was.status.gone': '{name}: {fate}',
  'was.fate.waiting': 'kommer endnu',
  'was.fate.sunk': 'sænket',
  'was.fate.left': 'har forladt bordet',
  'was.fate.landed': 'last losset',
  'was.fate.afloat': 'på bordet',
  'was.show.objective': 'Målmærke {number, number}',
  'was.show.objectiveHeld': 'Målmærke {number, number}, {seat}',
  'was.show.marker.airfield': 'Flyveplads',
}
