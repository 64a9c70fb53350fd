import type { Translated } from '@grognard/umpire'
import type { formationEnglish } from './messages.en.ts'

/** Changes of formation, and units that split and join. */
export const formationDanish: Translated<typeof formationEnglish> = {
  'order.form': 'skift formation',
  'order.split': 'del enheden',
  'order.join': 'saml enhedens dele',
  'ba.order.form':
    '{unit}: skift til {formation}{front, plural, =0 {} other {, # figurer bred}}{gap, plural, =0 {} other {, med {gap, number} cm mellemrum}}{quarter, select, left {, med kvartvending til venstre} right {, med kvartvending til højre} other {}}{about, select, yes {, med halvvending} other {}}{instead, select, yes {, i stedet for {written}} other {}}{taken, select, yes { – kræver, at {by} først flytter sig} other {}}',
  'ba.order.split': '{unit}: skil en del på {count, number} fra',
  'ba.order.join': '{unit}: saml med {other}',
  'ba.event.unitSplit':
    '{unit} deler {figures, plural, one {# figur} other {# figurer}} fra som {part} og beholder {left, number}.',
  'ba.event.unitsJoined':
    '{joined} samles med {unit}, som nu har {figures, plural, one {# figur} other {# figurer}}.',
  'ba.event.formationChanged': '{unit} skifter formation: {formation}.',
  'ba.event.formationChanged.small':
    '{unit} skifter formation: {formation}, med for få figurer til den.',
  'ba.event.groundContested':
    '{winner} skifter formation: {winnerTotal, number} mod {loserTotal, number} over for {loser} om samme plads.',
  'ba.event.partFailed': '{unit} kan ikke udføre »{part}«: {reason}',
  'ba.refuse.notArrived': '{unit} er endnu ikke på bordet; indtil da kan den kun marchere ind.',
  'ba.refuse.outOfAction': '{unit} er på flugt eller ude af slaget. Vælg en anden enhed.',
  'ba.refuse.continuedFire':
    '{unit} har brugt fortsat skydning og kan først bevæge sig i næste træk.',
  'ba.refuse.retreated':
    '{unit} har foretaget en tvungen bevægelse og skal stå stille resten af trækket.',
  'ba.refuse.leaveFirst':
    '{unit} er i en bygning. Den må først forlade den, i en vilkårlig formation i brikkontakt med bygningen.',
  'ba.refuse.notItsFormation':
    '{unit} kan ikke danne denne formation: {formation}. Infanteri danner linje, kolonner, karré, bataljonsmasse, hob eller kæde, kavaleri linje, kolonner eller kæde; artilleri prodser på eller af.',
  'ba.refuse.lineStaysLine':
    '{unit} hører til sin moderenhed: den kan kun ændre afstand, vende tilbage til den eller besætte en bygning.',
  'ba.refuse.notLight': '{unit} er ikke en let enhed; udsend højst en tredjedel af dens figurer.',
  'ba.refuse.frontOfColumn':
    '{unit} skal i denne formation være {least, number} til {most, number} figurer bred.',
  'ba.refuse.noFrontToChoose':
    'Kun angrebskolonne og bataljonsmasse har en bredde at vælge; lad den være tom for andre formationer.',
  'ba.refuse.gap':
    'Figurer i kæde står med {least, number} til {most, number} cm mellemrum; lad mellemrummet være tomt for andre formationer.',
  'ba.refuse.aboutTurn':
    '{unit} kan her kun foretage halvvending ved på- og afprodsning; beordr den ellers sammen med marchen.',
  'ba.refuse.quarterTurn': '{unit} kan kun foretage kvartvending mellem linje og marchkolonne.',
  'ba.refuse.sameFormation':
    '{unit} har allerede denne formation; vælg en anden eller ingen ændring.',
  'ba.refuse.formAndLeaveGuns':
    '{unit} kan ikke både skifte formation og forlade kanonerne i samme træk; vælg et af dem.',
  'ba.refuse.noRoomToForm':
    '{unit} har ikke plads dér. Vælg en mindre formation eller et andet sted.',
  'ba.refuse.standsStill':
    '{unit} arbejder eller hviler og kan hverken deles eller samles. Skift først dens formation.',
  'ba.refuse.cannotSplit':
    '{unit} kan ikke deles: den hører til sin moderenhed eller sine kanoner. Vælg en anden enhed.',
  'ba.refuse.tooFewToSplit':
    '{unit} har {figures, number} figurer; uden for bygninger skal den have over {most, number} for at deles.',
  'ba.refuse.splitCount': '{unit} kan højst dele {most, number} fra.',
  'ba.refuse.partTooSmall': 'Begge dele af {unit} skal have mindst {least, number} figurer.',
  'ba.refuse.unknownPartner': 'Vælg en anden del af samme enhed.',
  'ba.refuse.notOfOneUnit':
    '{unit} og {other} er ikke dele af samme enhed; kun dele af samme enhed kan samles.',
  'ba.refuse.partnerRouts':
    '{other} er i fuldstændig uorden; den kan først samles med andre, når den er reorganiseret.',
  'ba.refuse.partsApart': '{unit} og {other} er ikke i brikkontakt. Bring dem i kontakt først.',
  'ba.room.edge': 'bordkanten',
  'ba.refuse.roomTaken':
    '{unit} har ikke plads dér: {by} er i vejen. Vælg en mindre formation, eller marchér først et andet sted hen.',
}
