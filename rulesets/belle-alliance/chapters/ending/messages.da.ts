import type { Translated } from '@grognard/umpire/message.ts'
import type { endingEnglish } from './messages.en.ts'

/** The turn, places, points and the end. */
export const endingDanish: Translated<typeof endingEnglish> = {
  'ba.event.turnBegan': 'Træk {turn, number}, kl. {time}.',
  'ba.event.placeTaken': 'Nu besat: {holders}.',
  'ba.places.of': '{places} ({seat})',
  'ba.places.more': '{shown}{more, plural, =0 {} one { og et sted mere} other { og # steder mere}}',
  'ba.event.pointsScored': 'Point hidtil: {one} {first, number}, {other} {second, number}.',
  'ba.ending.turns': 'Det sidste træk er forbi',
  'ba.ending.ruin': 'En hær er slået',
  'ba.grade.decisive': 'afgørende sejr',
  'ba.grade.victory': 'sejr',
  'ba.grade.draw': 'uafgjort',
  'ba.place.area': 'det terræn, der giver point',
  'ba.points.rule':
    '{points, number} point til {who} for {what}{when, select, eachTurnEnd {, ved slutningen af hvert træk} other {}}; hidtil {score}.',
  'ba.points.either': 'hver side',
  'ba.points.score': '{seat} {points, number}',
  'ba.points.list': '{first}, {rest}',
  'ba.points.holdBuilding': 'hver bygning, som eget infanteri holder ({places})',
  'ba.points.holdArea':
    'hvert sted, der holdes ({places}){turn, plural, =1 {} other { fra træk #}}',
  'ba.points.area':
    'terrænet fra {west, number}/{south, number} til {east, number}/{north, number} cm',
  'ba.points.unitRuined':
    'hver af modstanderens enheder, der er tilintetgjort, erobret, i fuldstændig uorden eller drevet af bordet',
  'ba.points.unitInDisorder': 'hver af modstanderens enheder {disorder}',
  'ba.points.gunModelCaptured': 'hver af modstanderens figurpjecer, der erobres',
  'ba.points.exited':
    'hver egen enhed ({who}), der forlader bordet over {edge} mellem {from, number} og {to, number} cm{fromTurn, plural, =1 {} other {, fra træk #}}{untilTurn, plural, =0 {} other {, til og med træk #}}',
  'ba.points.unitsBeyond': 'hver enhed fra {of} ({who}), der står {where}',
  'ba.points.prisoners': '{per, plural, one {hver fange} other {hver # fanger}}',
  'ba.points.losses':
    '{per, plural, one {hver figur, modstanderen har mistet} other {hver # figurer, modstanderen har mistet}}',
  'ba.points.all': 'af enhver våbenart, i enhver tilstand',
  'ba.points.only': '{list}',
  'ba.points.west': 'vest for {cm, number} cm',
  'ba.points.east': 'øst for {cm, number} cm',
  'ba.points.south': 'syd for {cm, number} cm',
  'ba.points.north': 'nord for {cm, number} cm',
  'ba.points.start': 'Holdes af {seat}, til de erobres: {places}.',
  'ba.points.level':
    '{grade, select, decisive {Afgørende sejr} other {Sejr}} til {winner}: {lead}.',
  'ba.points.draw':
    '{most, plural, =0 {Uafgjort: lige mange point} other {Uafgjort: ingen side mere end # point foran}}.',
  'ba.points.drawOf': 'Uafgjort: {seat} {lead}.',
  'ba.lead.ahead.from': 'mindst {from, number} point foran',
  'ba.lead.ahead.by': '{from, number} point foran',
  'ba.lead.ahead.within': '{from, number} til {to, number} point foran',
  'ba.lead.behind.from': 'mindst {from, number} point bagud',
  'ba.lead.behind.by': '{from, number} point bagud',
  'ba.lead.behind.within': '{from, number} til {to, number} point bagud',
  'ba.lead.notAhead':
    '{up, plural, =0 {lige eller bagud} other {højst # point foran, lige eller bagud}}',
  'ba.lead.notBehind':
    '{down, plural, =0 {foran eller lige} other {foran, lige eller højst # point bagud}}',
  'ba.lead.near':
    '{down, plural, =0 {{up, plural, =0 {lige} other {lige eller højst # point foran}}} other {{up, plural, =0 {lige} other {højst # point foran, lige}} eller højst # point bagud}}',
  'ba.points.standing':
    'Stillingen er, som hvis slaget sluttede nu; det, der først tæller til sidst, kan stadig ændre sig.',
  'ba.points.sudden':
    'Slaget slutter straks, når mere end {percent, number} % af en sides enheder er tabt.',
  'ba.outcome.draw':
    '{cause}: uafgjort, {first, number} point mod {second, number}. {why} {scored}',
  'ba.outcome.won':
    '{cause}: {level} til {winner}, {first, number} point mod {second, number}. {why} {scored}',
  'ba.outcome.level': 'Efter scenariet: {lead}.',
  'ba.outcome.broken':
    'Mere end {percent, number} % af enhederne er tabt ({loser}): {ruined, number} af {all, number}.',
  'ba.outcome.gone': 'Ingen enhed er tilbage på bordet ({loser}).',
  'ba.outcome.both': '{one} {other}',
  'ba.outcome.nothing': 'Ingen af siderne har fået point.',
  'ba.outcome.holds': 'holder {places}',
  'ba.outcome.scored': 'Point: {list}.',
  'ba.outcome.for': '{seat} {points, number} ({what})',
  'ba.outcome.turnEnds': '{seat} {points, number} (ved hvert træks slutning)',
}
