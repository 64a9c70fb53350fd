import type { airDefenseEnglish } from './messages.en.ts'

export const airDefenseDanish: Record<keyof typeof airDefenseEnglish, string> = {
  'was.order.shootDown': '{unit}: skyd på {target}',
  'was.order.dogfight': '{plane}: angrib {target}',
  'was.order.dogfightHelped': '{plane}: angrib {target} med hjælp fra {experts}',
  'was.order.barrage':
    'Alle inden for rækkevidde: angrib {target}, til flyet er afvist eller ødelagt',
  'was.event.gunsManned':
    '{plane} forsvarer sig med maskingeværer: {armor, number} mere i panser resten af trækket.',
  'was.event.antiair.missed':
    '{unit} angriber {target} på afstand {range, number}: {successes, plural, =0 {ingen succeser} one {# succes} other {# succeser}}, ingen virkning.',
  'was.event.antiair.aborted':
    '{unit} angriber {target} på afstand {range, number}: {successes, plural, one {# succes} other {# succeser}}. {target} er afvist og angriber ikke i dette træk.',
  'was.event.antiair.pressed':
    '{unit} angriber {target} på afstand {range, number}: {successes, plural, one {# succes} other {# succeser}}. {target} flyver ufortrødent videre og kan stadig kaste bomber.',
  'was.event.antiair.destroyed':
    '{unit} angriber {target} på afstand {range, number}: {successes, plural, one {# succes} other {# succeser}}. {target} er ødelagt og går tabt, når fasen slutter.',
  'was.refuse.noAircraftThere': 'Vælg et fjendtligt fly, der er på bordet.',
  'was.refuse.noAntiair': '{unit} har ingen luftværnsterninger.',
  'was.refuse.notYourFighter': 'Vælg et af dine egne jagerfly, der er på bordet.',
  'was.refuse.hasShot': '{unit} har allerede angrebet fly i denne fase.',
  'was.refuse.sameAircraft':
    '{unit} har allerede angrebet dette fly; det andet angreb kræver et andet mål.',
  'was.refuse.alreadyBeaten':
    '{target} er allerede afvist eller ødelagt og kan ikke angribes igen i denne fase.',
  'was.refuse.aircraftTooFar': '{target} er uden for rækkevidde.',
  'was.refuse.noBarrage': 'Færre end to enheder kan angribe dette fly nu.',
}
