import { ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Orders, staff and sight. */
export const command = {
  'BA-Q-06': {
    ...ruled(
      'Fortolkninger',
      'The text on replacing chiefs once says adjutant; the orderly is meant.',
      'Der Text über das Ersetzen von Chefs sagt einmal Adjutant; gemeint ist die Ordonnanz.',
      'Teksten om erstatning af chefer siger et sted adjutant; ordonnansen menes.',
    ),
    status: 'omitted',
    reason: {
      en: 'Two words for one figure; nothing in play depends on it.',
      de: 'Zwei Wörter für eine Figur; im Spiel hängt nichts davon ab.',
      da: 'To ord for én figur; intet i spillet afhænger af det.',
    },
  },
  'BA-Q-20': ruled(
    'Fortolkninger',
    'A unit without an immediate chief always needs an order roll and has no modifier for a chief.',
    'Eine Einheit ohne unmittelbaren Chef braucht immer einen Befehlswurf und hat keinen Zuschlag für einen Chef.',
    'En enhed uden umiddelbar chef skal altid kaste ordrekast og har intet tillæg for chef.',
  ),
  'BA-Q-21': ruled(
    'Fortolkninger',
    'The 30 cm to the chief are measured between the nearest edges of the bases.',
    'Die 30 cm zum Chef werden zwischen den nächsten Rändern der Standplatten gemessen.',
    'De 30 cm til chefen måles mellem brikkernes nærmeste kanter.',
  ),
  'BA-Q-24': ruled(
    'Fortolkninger',
    'A chief is engaged once a turn, at the first event that calls for it.',
    'Ein Chef wird einmal im Zug eingesetzt, beim ersten Anlass.',
    'En chef indsættes én gang i trækket, ved første anledning.',
  ),
  'BA-Q-28': ruled(
    'Fortolkninger',
    'The 20 cm for each level of height are added to the 200 cm at which targets in the open are seen.',
    'Die 20 cm je Stufe Höhe kommen zu den 200 cm hinzu, auf die Ziele im Offenen zu sehen sind.',
    'De 20 cm for hver afsats overhøjde lægges til de 200 cm, som mål i åbent terræn ses på.',
  ),
  'BA-Q-29': ruled(
    'Fortolkninger',
    'The penalty for a staff figure that is caught is on every roll for a unit of the side, not on rolls for its staff figures.',
    'Der Abzug für eine ertappte Stabsfigur gilt für jeden Wurf einer Einheit der Seite, nicht für Würfe ihrer Stabsfiguren.',
    'Fradraget for en opsnappet stabsfigur gælder ethvert kast for sidens enheder, ikke kast for dens stabsfigurer.',
  ),
  'BA-Q-47': ruled(
    'Fortolkninger',
    'With 11 or 12 on an order roll light disorder comes first, then the order is carried out at half march and without a charge.',
    'Bei 11 oder 12 im Befehlswurf kommt zuerst die leichte Unordnung, dann wird der Befehl mit halber Strecke und ohne Sturm ausgeführt.',
    'Ved 11 og 12 i ordrekastet kommer først let uorden, så udføres ordren med halv marchlængde og uden storm.',
  ),
  'BA-Q-48': ruled(
    'Fortolkninger',
    'How high ground blocks sight is told only in words; a line that just meets a crest or a roof is blocked.',
    'Wie Höhen die Sicht nehmen, steht nur in Worten da; eine Linie, die Kamm oder Dach gerade trifft, ist unterbrochen.',
    'Hvordan højder spærrer for synet, siges kun i ord; en linie, der netop rammer krete eller tag, er spærret.',
  ),
  'BA-Q-68': ruled(
    'Fortolkninger',
    'A chief with a unit that only fires is not engaged; being fired at or in melee engages him.',
    'Ein Chef bei einer Einheit, die nur feuert, wird nicht eingesetzt; beschossen zu werden oder Nahkampf setzt ihn ein.',
    'En chef hos en enhed, der kun skyder, indsættes ikke; at blive beskudt eller nærkamp indsætter ham.',
  ),
} satisfies Record<string, RuleRow>
