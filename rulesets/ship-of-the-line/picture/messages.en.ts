import type { Catalogue } from '@grognard/umpire'

/** What the picture and the situation in words say. */
export const pictureEnglish: Catalogue = {
  'sol.measure': 'cables',
  'sol.port': 'port',
  'sol.portOf': '{seat}’s port',
  'sol.card.hidden': 'face down',
  'sol.headline.round': '{round, plural, =0 {Before the first round} other {Round #}}',
  'sol.headline.wind': 'wind from the {wind}',
  'sol.headline.ship': '{seat}, ship {number, number}',
  'sol.ship': '{seat}, ship {number, number}',
  'sol.row.hull': 'hull',
  'sol.row.sails': 'sails',
  'sol.row.starboard': 'starboard guns',
  'sol.row.port': 'larboard guns',
  'sol.badge.struck': 'struck',
  'sol.badge.prize': 'prize',
  'sol.badge.rudderLost': 'rudder gone',
  'sol.badge.adrift': 'adrift',
  'sol.badge.wreck': 'held by a fallen mast',
  'sol.line.nation': 'Flag of {nation}',
  'sol.line.moves': '{moves, plural, =0 {No move} one {# move a turn} other {# moves a turn}}',
  'sol.line.movesLeft':
    '{moves, plural, =0 {No move left this turn} one {# move left this turn} other {# moves left this turn}}',
  'sol.line.mast': '{mast}: {sails, plural, =0 {no sail} one {# sail} other {# sails}}',
  'sol.line.mastGone': '{mast}: over the side',
  'sol.line.fired':
    '{side}: {fired, plural, one {# battery has fired} other {# batteries have fired}} this turn',
  'sol.line.heading': 'Heading {heading}',
  'sol.band': '{range, number}',
  'sol.situation.round':
    '{round, plural, =0 {Before the first round} other {Round #}}. Wind from the {wind}.',
  'sol.situation.away': '{ship}: {fate}.',
  'sol.situation.ship':
    '{ship} at column {column, number}, row {row, number}, heading {heading}: {sails, number} of {fullSails, number} sails, guns {port, number} larboard and {starboard, number} starboard, {hull, number} of {hullSinksAt, number} hull hits.{marks}',
  'sol.situation.cards': '{seat} may still play: {cards}.',
  'sol.marks.none': '',
  'sol.marks.some': ' She is {marks}.',
  'sol.fate.inPort': 'in port',
  'sol.fate.afloat': 'afloat',
  'sol.fate.surrendered': 'surrendered',
  'sol.fate.disengaged': 'off the board',
  'sol.fate.sunk': 'lost',
  'sol.fate.safe': 'safe',
}
