import type { Catalogue } from '@grognard/umpire/message.ts'

/** What the fields of orders mean: for one kind of order, or for every kind that has one. */
export const fieldsEnglish: Catalogue = {
  'field.sail.legs': 'so far ahead, then a turn on the centre (positive: to starboard), and so on.',
  'field.sailOn.legs':
    'so far ahead, then a turn on the centre (positive: to starboard), and so on.',
  'field.sail.anchor': 'whether it drops anchor at the end.',
  'field.chooseShot.shot': 'what it loads for this turn.',
  'field.target': 'the other ship, by its id.',
  'field.fire.rescue': 'whether it is a crossing and rescue.',
  'field.transfer.to': 'the ship that gets the crew, by its id.',
  'field.land.objective': 'the land to be raided, by its id.',
  'field.chooseQuarter.quarter': '0 south-west, 1 south-east, 2 north-east, 3 north-west.',
}
