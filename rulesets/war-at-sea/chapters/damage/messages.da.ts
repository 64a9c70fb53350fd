import type { damageEnglish } from './messages.en.ts'

export const damageDanish: Record<keyof typeof damageEnglish, string> = {
  'was.weapon.main': 'hovedskyts',
  'was.weapon.secondary': 'sekundært skyts',
  'was.weapon.tertiary': 'let skyts',
  'was.weapon.torpedo': 'torpedoer',
  'was.weapon.antiair': 'luftværn',
  'was.weapon.asw': 'dybdebomber',
  'was.weapon.bomb': 'bomber',
  'was.weapon.strafe': 'maskingeværer',
  'was.sum.dice': 'Terninger i alt',
  'was.sum.perDie': 'Pr. terning',
  'was.dice.card': 'ifølge enhedskortet for denne afstand',
  'was.dice.crippled': 'svært beskadiget',
  'was.dice.threat': 'fjender, der jager ubåden',
  'was.perDie.crippled': 'svært beskadiget',
  'was.perDie.smallShip': 'svært skyts mod et lille skib',
  'was.event.shotHidden':
    '{unit} angriber {target} med {weapon} på afstand {range, number}, men skjulet forhindrer angrebet.',
  'was.event.missed':
    '{unit} angriber {target} med {weapon} på afstand {range, number}: {successes, plural, =0 {ingen succeser} one {# succes} other {# succeser}}, ingen skade.',
  'was.event.hit':
    '{unit} rammer {target} med {weapon} på afstand {range, number}: {successes, plural, one {# succes} other {# succeser}}, {lost, plural, one {# skrogpoint} other {# skrogpoint}} går tabt, når fasen slutter.',
  'was.event.doomed':
    '{unit} rammer {target} med {weapon} på afstand {range, number}: {successes, plural, one {# succes} other {# succeser}}. {target} er ødelagt og synker, når fasen slutter.',
  'was.event.turnedAway':
    '{unit} angriber {target} med {weapon} på afstand {range, number}, men {target} drejer væk og tager ingen skade.',
  'was.event.hullLost': '{unit} har {hull, number} skrogpoint tilbage.',
  'was.event.crippled': '{unit} er svært beskadiget: 1 skrogpoint tilbage.',
  'was.event.planeLost.shotDown': '{unit} skydes ned: {points, number} point til fjenden.',
  'was.event.planeLost.withCarrier':
    '{unit} går tabt sammen med hangarskibet: {points, number} point til fjenden.',
  'was.event.planeLost.inTheDark':
    '{unit} vender ikke tilbage i mørket: {points, number} point til fjenden.',
  'was.event.planeLost.noRoom':
    '{unit} finder intet sted at lande og er tabt: {points, number} point til fjenden.',
  'was.event.unitSunk': '{unit} synker: {points, number} point til fjenden.',
  'was.dice.darkness': 'mørke',
  'was.perDie.darkness': 'mørke',
}
