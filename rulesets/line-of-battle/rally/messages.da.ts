import type { Catalogue } from '@grognard/umpire'

export const rallyDanish: Catalogue = {
  'lob.side.0': 'Flåde A',
  'lob.side.1': 'Flåde B',
  'lob.modifier.officerNear': '{officer} i nærheden',
  'lob.modifier.lineMorale': 'i en slaglinje',
  'lob.modifier.flagshipMorale': 'flagskib',
  'lob.modifier.nationMorale': 'nationens ånd ({nation})',
  'lob.event.shakenGathered':
    '{count, plural, =0 {Intet skib er rystet.} one {Ét skib er rystet og skal aflægge moralprøve: {ships}.} other {# skibe er rystede og skal aflægge moralprøve: {ships}.}}',
  'lob.event.failsForgotten':
    '{ship} aflægger ingen moralprøve i dette træk; tidligere nederlag tæller ikke mere.',
  'lob.event.flightEnded':
    '{ship} har ikke længere grund til at flygte; tidligere nederlag tæller ikke mere.',
  'lob.event.moraleTestOpened': '{ship} aflægger moralprøve.',
  'lob.event.moraleRolled':
    '{ship} kaster {die, number}; prøven er bestået ved {most, number} eller derunder{bonus, plural, =0 {} other {, med # lagt til moralen}}.',
  'lob.event.moralePassed': 'Mandskabet på {ship} holder stand.',
  'lob.event.moraleFailed':
    'Mandskabet på {ship} mister modet og flygter mod nærmeste kant ({fails, number} af {most, number}).',
  'lob.event.flagStruck': '{ship} stryger flaget og tilfalder {seat}.',
  'lob.event.weatherRolled': 'Vejrterningen viser {die, number}: trin {level, number}, {weather}.',
  'lob.event.clockAdvanced': 'Klokken er {time}.',
  'lob.event.windRolled': 'Vindterningen viser {die, number}: {wind}.',
  'lob.event.turnEnded': 'Træk {turn, number} er slut.',
  'lob.event.pointsCounted': '{side}, {points, number} point: {what}.',
  'lob.gone.ship': '{ship} {how}',
  'lob.gone.sunk': 'sunket',
  'lob.gone.fled': 'flygtet',
  'lob.gone.inHarbour': 'i havn',
  'lob.gone.waiting': 'kom aldrig',
  'lob.gone.struck': 'strøget flag',
  'lob.gone.taken': 'taget',
  'lob.gone.unmanned': 'uden mandskab',
  'lob.outcome.earned': '{points, number} for {what}',
  'lob.outcome.earnedBy': ' {side}: {lines}.',
  'lob.outcome.nothing': '',
  'lob.ending.turnLimit': 'Sidste træk er slut',
  'lob.ending.fleetGone': '{side} har intet bemandet skib tilbage på bordet ({ships})',
  'lob.ending.bothGone': 'Ingen af flåderne har et bemandet skib tilbage på bordet ({ships})',
  'lob.ending.mission': 'Opgaven er afgjort',
  'lob.ending.agreement': 'Spillerne enes om at slutte slaget',
  'lob.outcome.task': 'ved at løse scenariets opgave',
  'lob.outcome.won':
    '{ending}: {side} vinder ({grade}). Point: {pointsOfA, number} mod {pointsOfB, number}.{forA}{forB}',
  'lob.outcome.draw':
    '{ending}: uafgjort. Point: {pointsOfA, number} mod {pointsOfB, number}.{forA}{forB}',
  'lob.points.flagship': 'Flagskib sænket eller taget: {ship}',
  'lob.points.ship': 'Sænket eller taget: {ship}',
  'lob.points.fled': 'Flygtet: {ship}',
  'lob.points.mission': 'Scenariets opgave',
  'lob.points.quarter': 'Holder: {quarter}',
}
