import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'

/** The words of the sea and of this book. */
export const glossary: readonly Term<RuleId>[] = [
  term<RuleId>(
    'WS-012',
    ['bow / bows', 'The front of a ship: the hex that it turns and moves by.'],
    ['Bug', 'Die Spitze des Schiffs: das Feld, um das es sich dreht und mit dem es fährt.'],
    ['stævn / stævnen', 'Skibets forende: det felt, det drejer om og sejler med.'],
  ),
  term<RuleId>(
    'WS-012',
    ['stern / sterns', 'The rear of a ship, the hex behind its bow.'],
    ['Heck', 'Das hintere Ende, das Feld hinter dem Bug.'],
    ['hæk / hækken', 'Skibets bagende, feltet bag stævnen.'],
  ),
  term<RuleId>(
    'WS-060',
    ['plot / plots', 'What a ship is to do this turn, written down: 2L1.'],
    ['Kurs / Kurse', 'Was ein Schiff in diesem Zug tun soll, aufgeschrieben: 2L1.'],
    ['kurs / kurser / kursen', 'Hvad et skib skal gøre i dette træk, skrevet ned: 2L1.'],
  ),
  term<RuleId>(
    'WS-035',
    ['attitude / attitudes', 'How a ship lies to the wind; it decides how far the ship sails.'],
    ['Lage zum Wind', 'Wie ein Schiff zum Wind liegt; davon hängt ab, wie weit es fährt.'],
    ['stilling til vinden', 'Hvordan et skib ligger til vinden; det afgør, hvor langt det sejler.'],
  ),
  term<RuleId>(
    'WS-078',
    ['head to wind', 'With the bow into the wind: square-rigged ships make no way.'],
    ['im Wind / gegen den Wind', 'Mit dem Bug gegen den Wind: Rahsegler machen keine Fahrt.'],
    ['i vindøjet / mod vinden', 'Med stævnen mod vinden: skibe med råsejl gør ingen fart.'],
  ),
  term<RuleId>(
    'WS-066',
    ['battle sail / battle sails', 'The few sails that a ship carries in a fight.'],
    ['Gefechtssegel / Gefechtssegeln', 'Die wenigen Segel, die ein Schiff im Kampf führt.'],
    ['kampsejl', 'De få sejl, et skib fører i kamp.'],
  ),
  term<RuleId>(
    'WS-066',
    ['full sail', 'All sails set: faster, but hits in the rigging count double.'],
    [
      'volle Segel / vollen Segeln',
      'Alle Segel gesetzt: schneller, aber Treffer in der Takelage zählen doppelt.',
    ],
    ['fulde sejl', 'Alle sejl sat: hurtigere, men træffere i rigningen tæller dobbelt.'],
  ),
  term<RuleId>(
    'WS-089',
    ['wake', 'The water a ship has just left; a follower sails in it.'],
    ['Kielwasser', 'Das Wasser, aus dem ein Schiff gerade kommt; wer folgt, fährt darin.'],
    ['kølvand / kølvandet', 'Vandet, et skib lige har forladt; den, der følger, sejler i det.'],
  ),
  term<RuleId>(
    'WS-100',
    ['drift / drifts / adrift', 'To be pushed with the wind, one hex at a time.'],
    ['treibt / treiben / treibend', 'Der Wind schiebt das Schiff, Feld um Feld.'],
    ['driver / drive / drivende', 'At blive skubbet af vinden, felt for felt.'],
  ),
  term<RuleId>(
    'WS-107',
    ['blanketing / blanketed', 'A ship to windward takes the wind out of your sails.'],
    ['Windabdeckung', 'Ein Schiff in Luv nimmt deinem den Wind.'],
    ['vindskygge', 'Et skib til luv tager vinden fra dit.'],
  ),
  term<RuleId>(
    'WS-096',
    ['fouled / fouls', 'Rigging caught in another ship’s: neither can sail.'],
    [
      'verhakt / verhakte / verhaktes',
      'In der Takelage des anderen verfangen: Keines kann segeln.',
    ],
    [
      'filtret sammen / sammenfiltrede',
      'Rigningen sidder fast i et andet skibs: ingen af dem kan sejle.',
    ],
  ),
  term<RuleId>(
    'WS-116',
    ['grapple / grapples / grappled', 'Hooks on ropes that hold two ships together.'],
    ['Enterhaken', 'Haken an Tauen, die zwei Schiffe zusammenhalten.'],
    ['entrehage / entrehager', 'Kroge på tove, der holder to skibe sammen.'],
  ),
  term<RuleId>(
    'WS-154',
    ['broadside / broadsides', 'All guns of one side fired together.'],
    ['Breitseite / Breitseiten', 'Alle Geschütze einer Seite, zusammen abgefeuert.'],
    ['bredside / bredsider / bredsiden', 'Alle kanoner i den ene side affyret sammen.'],
  ),
  term<RuleId>(
    'WS-160',
    ['carronade / carronades', 'A short, heavy gun with a range of 2 hexes.'],
    ['Karronade / Karronaden', 'Ein kurzes schweres Geschütz, das bis 2 Felder zählt.'],
    ['karronade / karronader', 'En kort, svær kanon, der tæller op til 2 felter.'],
  ),
  term<RuleId>(
    'WS-169',
    ['chain shot', 'Shot against rigging, up to 3 hexes.'],
    ['Kettenkugeln / Kettenkugel', 'Geschosse gegen die Takelage, bis 3 Felder.'],
    ['kædekugler / kædekugle', 'Skud mod rigningen, op til 3 felter.'],
  ),
  term<RuleId>(
    'WS-169',
    ['grape / grapeshot', 'Small balls against the crew, at one hex.'],
    ['Streukugeln / Streukugel', 'Kleine Kugeln gegen die Mannschaft, nur auf 1 Feld Entfernung.'],
    ['druehagl', 'Små kugler mod besætningen, på ét felt.'],
  ),
  term<RuleId>(
    'WS-172',
    [
      'rake / rakes / raked / raking',
      'To fire along a ship from ahead or astern: the shot runs through its whole length.',
    ],
    [
      'bestreichen / bestreicht / bestrichen',
      'Ein Schiff von vorn oder achtern der Länge nach beschießen.',
    ],
    ['langskibs', 'At beskyde et skib forfra eller agterfra i hele dets længde.'],
  ),
  term<RuleId>(
    'WS-181',
    [
      'critical hit / critical hits',
      'A hit with an effect of its own: fire, rudder, mast, magazine.',
    ],
    [
      'kritischer Treffer / kritische Treffer / kritischen Treffer',
      'Ein Treffer mit eigener Wirkung: Feuer, Ruder, Mast, Pulverkammer.',
    ],
    [
      'kritisk træffer / kritiske træffere',
      'En træffer med sin egen virkning: ild, ror, mast, krudtkammer.',
    ],
  ),
  term<RuleId>(
    'WS-104',
    ['dismasted', 'Without a square of rigging: the ship can only drift and turn slowly.'],
    [
      'entmastet',
      'Ohne ein Kästchen Takelage: Das Schiff kann nur treiben und sich langsam drehen.',
    ],
    ['afmastet', 'Uden en eneste rigningsrubrik: skibet kan kun drive og dreje langsomt.'],
  ),
  term<RuleId>(
    'WS-121',
    [
      'boarding party / boarding parties',
      'Crew sections that leave the guns to attack or to defend.',
    ],
    [
      'Enterkommando / Enterkommandos',
      'Abteilungen, die die Geschütze verlassen, um anzugreifen oder zu verteidigen.',
    ],
    [
      'entrehold / entreholdet',
      'Afdelinger, der forlader kanonerne for at angribe eller forsvare.',
    ],
  ),
  term<RuleId>(
    'WS-200',
    ['strike / strikes / struck', 'To haul down the flag: the ship is out of the fight.'],
    [
      'Flagge streichen / streicht die Flagge / Flagge gestrichen',
      'Die Flagge einholen: Das Schiff kämpft nicht mehr.',
    ],
    [
      'stryge flaget / stryger flaget / strøget flaget',
      'At hale flaget ned: skibet kæmper ikke mere.',
    ],
  ),
  term<RuleId>(
    'WS-233',
    ['prize / prizes', 'A captured ship under a crew of its captor.'],
    ['Prise / Prisen', 'Ein genommenes Schiff unter einer Mannschaft des Siegers.'],
    ['prise / priser', 'Et erobret skib under sejrherrens besætning.'],
  ),
  term<RuleId>(
    'WS-017',
    [
      'ship of the line / ships of the line',
      'A ship of class 1 or 2, strong enough for the line of battle.',
    ],
    [
      'Linienschiff / Linienschiffe / Linienschiffen',
      'Ein Schiff der Klasse 1 oder 2, stark genug für die Schlachtlinie.',
    ],
    [
      'linjeskib / linjeskibe / linjeskibet',
      'Et skib af klasse 1 eller 2, stærkt nok til slaglinjen.',
    ],
  ),
  term<RuleId>(
    'WS-047',
    ['flagship / flagships', 'The ship with a commander aboard.'],
    ['Flaggschiff / Flaggschiffe', 'Das Schiff mit einem Befehlshaber an Bord.'],
    ['flagskib / flagskibe', 'Skibet med en befalingsmand om bord.'],
  ),
]
