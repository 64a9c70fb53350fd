import type { Catalogue } from '@grognard/umpire/message.ts'

/** What the fields of orders mean: for one kind of order, or for every kind that has one. */
export const fieldsEnglish: Catalogue = {
  'field.march.rate': 'how fast it goes; a charge is ordered so too.',
  'field.march.legs':
    'straight so far, pivot on a wing, wheel on the middle by an angle (positive: clockwise), or about.',
  'field.march.fromTick':
    'the first of the twenty parts of the phase in which it moves; 1 is the usual.',
  'field.march.toTick': 'the last of the twenty parts in which it moves; 20 is the usual.',
  'field.march.course':
    'the way it goes, measured clockwise from its own front: 0 ahead, 180 backwards, 90 to its right.',
  'field.front': 'how many figures stand in the front rank; none as the formation has it.',
  'field.gap': 'the space between two skirmishers.',
  'field.formation': 'the formation it is to take.',
  'field.form.turnsAbout': 'with an about-turn as it limbers or unlimbers.',
  'field.form.quarter': 'with a quarter turn to that side.',
  'field.form.middle': 'which of two middle figures stays where it is.',
  'field.figures': 'how many figures.',
  'field.sendOut.heading': 'which way the line of skirmishers is to face.',
  'field.sendOut.distance': 'from the front of the unit to the middle of the line.',
  'field.line': 'the line of skirmishers, by its id.',
  'field.split.count': 'how many figures, squadrons or gun models go.',
  'field.join.with': 'the unit it joins, by its id.',
  'field.building': 'the building, by its id; for an advance empty where it takes none.',
  'field.terrain': 'the piece of terrain, by its id; empty where none is meant.',
  'field.manGuns.battery': 'the battery, by its id.',
  'field.takeRefuge.battery': 'the battery, by its id.',
  'field.manGuns.gunners': 'gunners of each gun model afterwards, in the order of the battery.',
  'field.attack.againstPosition': 'whether it is a position that is attacked.',
  'field.attack.ifMet': 'what it does when the enemy comes at it on the way.',
  'field.fire.guns': 'of artillery the gun models that fire, by their ids.',
  'field.fire.isHidden': 'whether it fires at what it does not see.',
  'field.of': 'the unit that is helped, by its id.',
  'field.against': 'the enemy it is against, by its id.',
  'field.advance.pivot': 'the turn before it goes ahead; positive: clockwise.',
  'field.distance': 'how far ahead.',
  'field.staff': 'the chief or orderly, by the id.',
  'field.moveStaff.contact': 'the unit or chief that is joined, by its id; empty for a place.',
  'field.chief': 'the chief, by the id.',
}
