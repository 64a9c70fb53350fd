import type { gunneryEnglish } from './messages.en.ts'

export const gunneryDanish: Record<keyof typeof gunneryEnglish, string> = {
  'was.order.fire': '{unit} angriber {target} ({weapon})',
  'was.order.fireRapidly': '{unit} angriber {target} med hurtigskydning ({weapon})',
  'was.refuse.notYourShip': 'Vælg et af dine egne skibe, der er på bordet.',
  'was.refuse.nothingThere': 'Vælg et fjendtligt skib eller en ubåd.',
  'was.refuse.laysSmoke': '{unit} lægger røg og angriber ikke i denne fase.',
  'was.refuse.hasFired': '{unit} har allerede angrebet i denne fase ({weapon}).',
  'was.refuse.gunsOrDepthCharges':
    '{unit} bruger i en fase enten skyts og torpedoer eller dybdebomber, ikke begge dele.',
  'was.refuse.noRapidFire': '{unit} kan ikke hurtigskyde: én gang i slaget, med hovedskytset.',
  'was.refuse.noSuchWeapon': '{unit} har ikke dette våben ({weapon}).',
  'was.refuse.noTarget': '{target} er ingen fjende på bordet.',
  'was.refuse.wrongTarget':
    'Ikke mod dette mål ({weapon}): skyts og torpedoer er til skibe, dybdebomber til ubåde.',
  'was.refuse.inIslandWaters': '{unit} ligger i et øfarvand og kan ikke angribe derfra.',
  'was.refuse.targetInIslandWaters': '{target} ligger i et øfarvand og kan ikke angribes der.',
  'was.refuse.outOfRange': '{target} er på afstand {range, number}, for langt væk ({weapon}).',
  'was.refuse.tooSmall': '{target} er for lille et mål for skyts ud over afstand 3.',
  'was.refuse.noSight': 'Tåge eller røg ligger imellem: {target} kan ikke ses.',
  'was.refuse.landBetween': 'Der ligger land i skudlinjen til {target}.',
  'was.refuse.unitBetween': '{other} ligger i skudlinjen til {target} (afstand 0).',
  'was.refuse.torpedoBlocked': '{other} ligger i vejen for torpedoerne mod {target}.',
  'was.refuse.guarded': '{guard} dækker {target} og skal angribes først i denne fase.',
  'was.order.laySmoke': '{unit} lægger røg',
  'was.order.evade': '{target} viger for torpedoerne',
  'was.order.stand': '{target} holder kursen',
  'was.event.smokeLaid': '{unit} lægger røg.',
  'was.event.torpedoesSeen': 'Torpedoer fra {unit} løber mod {target}.',
  'was.event.torpedoesEvaded':
    '{target} viger, og torpedoerne går forbi. Skibet kan ikke sejle i næste træk.',
  'was.event.torpedoesNotEvaded': '{target} viger for sent. Skibet kan ikke sejle i næste træk.',
  'was.refuse.nothingToEvade': 'Ingen torpedoer løber mod et skib af dine, der kan vige.',
  'was.refuse.noSmoke': '{unit} kan ikke lægge røg.',
  'was.refuse.smokesAlready': '{unit} lægger allerede røg.',
  'was.refuse.firedBeforeSmoke':
    '{unit} har angrebet i denne fase: røg lægges i stedet for alle angreb.',
  'was.refuse.tooDark': '{target} er for langt væk for skyts i mørke: højst afstand 3.',
  'was.order.bombard': '{unit} beskyder flyvepladsen',
  'was.event.airfieldBombarded': '{unit} beskyder flyvepladsen: beskydning {count, number}.',
  'was.refuse.noBombardment': 'Kun et af dine slagskibe beskyder flyvepladsen, hvor der er en.',
  'was.refuse.crippledBombards': '{unit} er svært beskadiget og kan ikke beskyde flyvepladsen.',
  'was.refuse.airfieldTooFar':
    'Flyvepladsen er på afstand {range, number} fra {unit}; højst 3 er muligt.',
  'was.refuse.mainGunsUsed': '{unit} har intet hovedskyts tilbage til en beskydning i denne fase.',
}
