import type { gunneryEnglish } from './messages.en.ts'

export const gunneryDanish: Record<keyof typeof gunneryEnglish, string> = {
  'was.order.fire': '{unit}: angrib {target} med {weapon}',
  'was.order.fireRapidly': '{unit}: angrib {target} med hurtigild ({weapon})',
  'was.refuse.notYourShip': 'Vælg et af dine egne skibe, der er på bordet.',
  'was.refuse.nothingThere': 'Vælg et fjendtligt skib eller en ubåd.',
  'was.refuse.laysSmoke': '{unit} lægger røg og angriber ikke i denne fase.',
  'was.refuse.hasFired': '{unit} har allerede angrebet med {weapon} i denne fase.',
  'was.refuse.gunsOrDepthCharges':
    'I én fase bruger {unit} enten skyts og torpedoer eller dybdebomber, ikke begge dele.',
  'was.refuse.noRapidFire':
    '{unit} kan ikke skyde hurtigild nu: kun én gang i slaget og kun med hovedskyts.',
  'was.refuse.noSuchWeapon': '{unit} har ikke dette våben ({weapon}).',
  'was.refuse.noTarget': '{target} er ikke en fjendtlig enhed på bordet.',
  'was.refuse.wrongTarget':
    'Ikke mod dette mål ({weapon}): skyts og torpedoer er mod skibe, dybdebomber mod ubåde.',
  'was.refuse.inIslandWaters': '{unit} ligger i øfarvand og kan ikke angribe derfra.',
  'was.refuse.targetInIslandWaters': '{target} ligger i øfarvand og kan ikke angribes der.',
  'was.refuse.outOfRange': '{target} er på afstand {range, number}, for langt væk for {weapon}.',
  'was.refuse.tooSmall': '{target} er for lille et mål for skyts ud over afstand 3.',
  'was.refuse.noSight': 'Tåge eller røg ligger imellem: {target} kan ikke ses.',
  'was.refuse.landBetween': 'Der ligger land i skudlinjen til {target}.',
  'was.refuse.unitBetween': '{other} ligger i skudlinjen til {target} (afstand 0).',
  'was.refuse.torpedoBlocked': '{other} ligger i vejen for torpedoerne mod {target}.',
  'was.refuse.guarded': '{guard} dækker {target} og skal angribes først i denne fase.',
  'was.order.laySmoke': '{unit}: læg røg',
  'was.order.evade': '{target}: undvig torpedoerne',
  'was.order.stand': '{target}: hold kursen',
  'was.event.smokeLaid': '{unit} lægger røg.',
  'was.event.torpedoesSeen': 'Torpedoer fra {unit} løber mod {target}.',
  'was.event.torpedoesEvaded': '{target} undviger torpedoerne. Skibet kan ikke sejle i næste træk.',
  'was.event.torpedoesNotEvaded':
    '{target} når ikke at undvige torpedoerne. Skibet kan ikke sejle i næste træk.',
  'was.refuse.nothingToEvade': 'Ingen torpedoer løber mod et af dine skibe, der kan undvige.',
  'was.refuse.noSmoke': '{unit} kan ikke lægge røg.',
  'was.refuse.smokesAlready': '{unit} lægger allerede røg.',
  'was.refuse.firedBeforeSmoke':
    '{unit} har allerede angrebet i denne fase. Røg lægges i stedet for alle angreb.',
  'was.refuse.tooDark': '{target} er for langt væk til skyts i mørke: højst afstand 3.',
  'was.order.bombard': '{unit}: beskyd flyvepladsen',
  'was.event.airfieldBombarded':
    '{unit} beskyder flyvepladsen, slagets {count, number}. beskydning.',
  'was.refuse.noBombardment': 'Kun dine slagskibe kan beskyde, og kun hvor der er en flyveplads.',
  'was.refuse.crippledBombards': '{unit} er svært beskadiget og kan ikke beskyde flyvepladsen.',
  'was.refuse.airfieldTooFar':
    'Flyvepladsen ligger på afstand {range, number} fra {unit}; højst afstand 3 er mulig.',
  'was.refuse.mainGunsUsed': '{unit} har intet hovedskyts tilbage til en beskydning i denne fase.',
  'was.order.fireMany.group': '{unit} og gruppen: skyd med alt skyts på {target}',
  'was.order.fireMany.fleet': 'Alle skibe: skyd med alt skyts på {target}',
  'was.refuse.fewGunsBear': 'Færre end to batterier kan skyde på dette mål.',
}
