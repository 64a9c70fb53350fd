import type { airDefenseEnglish } from './messages.en.ts'

export const airDefenseDanish: Record<keyof typeof airDefenseEnglish, string> = {
  'was.order.shootDown': '{unit} skyder på {target}',
  'was.order.dogfight': '{plane} angriber {target}',
  'was.order.dogfightHelped': '{plane} angriber {target} med hjælp fra {experts}',
  'was.order.barrage': 'Alle inden for rækkevidde angriber {target}, til fjenden er slået',
  'was.event.gunsManned':
    '{plane} svarer med egne våben: {armor, number} mere panser i dette træk.',
  'was.event.antiair.missed':
    '{unit} angriber {target} på afstand {range, number}: {successes, plural, =0 {ingen træffere} one {# træffer} other {# træffere}}, ingen virkning.',
  'was.event.antiair.aborted':
    '{unit} afviser {target} på afstand {range, number}: {successes, plural, one {# træffer} other {# træffere}}. Intet angreb i dette træk.',
  'was.event.antiair.pressed':
    '{unit} rammer {target} på afstand {range, number}: {successes, plural, one {# træffer} other {# træffere}}. Bomberne flyver videre alligevel.',
  'was.event.antiair.destroyed':
    '{unit} ødelægger {target} på afstand {range, number}: {successes, plural, one {# træffer} other {# træffere}}. Tabt, når fasen slutter.',
  'was.refuse.noAircraftThere': 'Vælg et fjendtligt fly, der er på bordet.',
  'was.refuse.noAntiair': '{unit} har ingen luftværnsterninger.',
  'was.refuse.notYourFighter': 'Vælg et af dine egne jagerfly, der er på bordet.',
  'was.refuse.hasShot': '{unit} har allerede angrebet fly i denne fase.',
  'was.refuse.sameAircraft':
    '{unit} har allerede angrebet dette fly; det andet angreb kræver et andet.',
  'was.refuse.alreadyBeaten': '{target} er slået og kan ikke angribes igen i denne fase.',
  'was.refuse.aircraftTooFar': '{target} er uden for rækkevidde.',
  'was.refuse.noBarrage': 'Ikke engang to enheder kan angribe dette fly nu.',
}
