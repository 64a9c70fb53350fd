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
  'was.sum.dice': 'terninger',
  'was.sum.perDie': 'på hver terning',
  'was.dice.card': 'på kortet for denne afstand',
  'was.dice.crippled': 'svært beskadiget',
  'was.dice.threat': 'fjender, der jager ubåden',
  'was.perDie.crippled': 'svært beskadiget',
  'was.perDie.smallShip': 'svært skyts mod et lille skib',
  'was.event.shotHidden':
    '{unit} angriber {target} på afstand {range, number} ({weapon}), men kan ikke få øje på målet.',
  'was.event.missed':
    '{unit} angriber {target} på afstand {range, number} ({weapon}): {successes, plural, =0 {ingen succeser} one {# succes} other {# succeser}}, ingen skade.',
  'was.event.hit':
    '{unit} rammer {target} på afstand {range, number} ({weapon}): {successes, plural, one {# succes} other {# succeser}}, {lost, plural, one {# skrogpoint} other {# skrogpoint}} tabes, når fasen slutter.',
  'was.event.doomed':
    '{unit} rammer {target} dødeligt på afstand {range, number} ({weapon}): {successes, plural, one {# succes} other {# succeser}}. Målet synker, når fasen slutter.',
  'was.event.turnedAway':
    '{unit} finder {target} på afstand {range, number} ({weapon}), men {target} slipper uskadt.',
  'was.event.hullLost': '{unit} har {hull, number} skrogpoint tilbage.',
  'was.event.crippled': '{unit} er svært beskadiget: 1 skrogpoint tilbage.',
  'was.event.planeLost.shotDown': '{unit} er skudt ned: {points, number} point til fjenden.',
  'was.event.planeLost.withCarrier':
    '{unit} går tabt sammen med hangarskibet: {points, number} point til fjenden.',
  'was.event.planeLost.inTheDark':
    '{unit} vender ikke tilbage i mørket: {points, number} point til fjenden.',
  'was.event.planeLost.noRoom':
    '{unit} finder ingen plads at lande på og er tabt: {points, number} point til fjenden.',
  'was.event.unitSunk': '{unit} er tabt: {points, number} point til fjenden.',
  'was.dice.darkness': 'mørke',
  'was.perDie.darkness': 'mørke',
}
