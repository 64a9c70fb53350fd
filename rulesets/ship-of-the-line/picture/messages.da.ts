import type { Catalogue } from '@grognard/umpire'

/** What the picture and the situation in words say. */
export const pictureDanish: Catalogue = {
  'sol.measure': 'kabellængder',
  'sol.port': 'havn',
  'sol.portOf': 'havn: {seat}',
  'sol.card.hidden': 'med bagsiden op',
  'sol.headline.round': '{round, plural, =0 {Før første runde} other {Runde #}}',
  'sol.headline.wind': 'vind fra {wind}',
  'sol.headline.ship': '{seat}, skib {number, number}',
  'sol.ship': '{seat}, skib {number, number}',
  'sol.row.hull': 'skrog',
  'sol.row.sails': 'sejl',
  'sol.row.starboard': 'kanoner om styrbord',
  'sol.row.port': 'kanoner om bagbord',
  'sol.badge.struck': 'flaget strøget',
  'sol.badge.prize': 'prise',
  'sol.badge.rudderLost': 'roret tabt',
  'sol.badge.adrift': 'driver',
  'sol.badge.wreck': 'holdt af en falden mast',
  'sol.line.nation': 'Flag: {nation}',
  'sol.line.moves':
    '{moves, plural, =0 {Ingen bevægelse} one {# bevægelse pr. tur} other {# bevægelser pr. tur}}',
  'sol.line.movesLeft':
    '{moves, plural, =0 {Ingen bevægelse tilbage i denne tur} one {# bevægelse tilbage i denne tur} other {# bevægelser tilbage i denne tur}}',
  'sol.line.mast': '{mast}: {sails, plural, =0 {intet sejl} one {# sejl} other {# sejl}}',
  'sol.line.mastGone': '{mast}: over bord',
  'sol.line.fired':
    '{side}: {fired, plural, one {# batteri har} other {# batterier har}} skudt i denne tur',
  'sol.line.heading': 'Kurs {heading}',
  'sol.band': '{range, number}',
  'sol.situation.round': '{round, plural, =0 {Før første runde} other {Runde #}}. Vind fra {wind}.',
  'sol.situation.away': '{ship}: {fate}.',
  'sol.situation.ship':
    '{ship} på kolonne {column, number}, række {row, number}, kurs {heading}: {sails, number} af {fullSails, number} sejl, kanoner {port, number} om bagbord og {starboard, number} om styrbord, {hull, number} af {hullSinksAt, number} skrogtræffere.{marks}',
  'sol.situation.cards': '{seat} kan endnu spille: {cards}.',
  'sol.marks.none': '',
  'sol.marks.some': ' Tilstand: {marks}.',
  'sol.fate.inPort': 'i havn',
  'sol.fate.afloat': 'flyder',
  'sol.fate.surrendered': 'har strøget flaget',
  'sol.fate.disengaged': 'uden for brættet',
  'sol.fate.sunk': 'tabt',
  'sol.fate.safe': 'i sikkerhed',
}
