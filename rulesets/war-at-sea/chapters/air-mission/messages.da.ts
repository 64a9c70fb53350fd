import type { airMissionEnglish } from './messages.en.ts'

export const airMissionDanish: Record<keyof typeof airMissionEnglish, string> = {
  'was.order.fly': '{plane}: flyv til {place}',
  'was.order.flyLow': '{plane}: flyv til {place} for at angribe med maskingeværer',
  'was.order.toBase': 'Send alle de øvrige til flybasen',
  'was.order.endure': '{plane}: spring klargøring over',
  'was.order.patrol': '{plane}: flyv fra hangarskibet til {place}',
  'was.order.vector': 'Radarpost: send {plane} til {place}',
  'was.event.flew': '{plane} flyver til {place}.',
  'was.event.flewLow': '{plane} flyver til {place} for at angribe med maskingeværer.',
  'was.event.wayLost': '{plane} farer vild i mørket og angriber ikke i dette træk.',
  'was.event.sentAshore':
    '{seat}: {count, plural, one {# fly bliver} other {# fly bliver}} på flybasen.',
  'was.event.endured': '{plane} er klar igen uden klargøring, én gang i dette slag.',
  'was.event.patrolled': '{plane} flyver fra hangarskibet til {place}.',
  'was.event.vectored': '{unit} sender {plane} til {place}.',
  'was.event.expertLent': '{unit} hjælper {plane}: {ability}.',
  'was.refuse.notYourAircraft': 'Vælg et af dine egne fly, der kan handle nu.',
  'was.refuse.hasFlown': '{plane} er allerede sendt ud i dette træk.',
  'was.refuse.rearming': '{plane} gøres klar og flyver ikke i dette træk.',
  'was.refuse.flewOff': 'Flyets base skal ligge helt på bordet.',
  'was.refuse.cannotStrafe': '{plane} kan ikke angribe med maskingeværer.',
  'was.refuse.baseFull': 'Flybasen har ikke plads til alle de øvrige. Send først flere fly ud.',
  'was.refuse.noEndurance': '{plane} kan ikke springe klargøring over nu.',
  'was.refuse.noPatrol': '{plane} kan ikke flyve kampluftpatrulje.',
  'was.refuse.strafes': '{plane} skal angribe med maskingeværer og kæmper ikke mod andre fly.',
  'was.refuse.hasPatrolled':
    '{plane} har allerede angrebet i dette træk eller er flyttet to gange.',
  'was.refuse.noCarrierNear': '{plane} er ikke på afstand 0 af et eget hangarskib.',
  'was.refuse.patrolTooFar': '{plane} må højst flyve {most, number} mm.',
  'was.refuse.noEnemyThere':
    'Dér ville {plane} ikke have noget fjendtligt fly inden for afstand 0.',
  'was.refuse.noPicket': 'Ingen radarpost kan sende et fly nu.',
  'was.refuse.cannotFight': '{plane} kan ikke sendes mod fly.',
  'was.refuse.enemyNear': '{plane} har allerede et fjendtligt fly inden for afstand 0.',
  'was.refuse.noExpert': '{unit} kan ikke hjælpe {plane} med dette angreb nu.',
  'was.refuse.sameExpert': 'To eksperter med samme navn lægges ikke sammen.',
}
