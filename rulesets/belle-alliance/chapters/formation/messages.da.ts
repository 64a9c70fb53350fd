import type { Translated } from '@grognard/umpire'
import type { formationEnglish } from './messages.en.ts'

/** Formations, parts, skirmishers, garrisons and gunners. */
export const formationDanish: Translated<typeof formationEnglish> = {
  'order.form': 'skift formation',
  'order.sendOut': 'udsend kæde',
  'order.recall': 'inddrag kæde',
  'order.split': 'del enheden',
  'order.join': 'saml dele',
  'order.occupy': 'besæt bygning',
  'order.leave': 'forlad bygningen',
  'order.leaveGuns': 'forlad kanonerne',
  'order.manGuns': 'bemand kanonerne',
  'order.soutien': 'tjen som soutien',
  'ba.unit.skirmish': '{name} (kæde)',
  'ba.unit.gunners': '{name} (artillerister)',
  'ba.order.form':
    '{unit} skifter til: {formation}{front, plural, =0 {} other {, # figurer bred}}{gap, plural, =0 {} other {, med {gap, number} cm mellemrum}}{quarter, select, left {, med kvartvending til venstre} right {, med kvartvending til højre} other {}}{about, select, yes {, med halvvending} other {}}{instead, select, yes {, i stedet for {written}} other {}}{taken, select, yes { – kræver, at {by} først flytter sig} other {}}',
  'ba.order.sendOut':
    '{unit} udsender {figures, plural, one {# figur} other {# figurer}} i kæde, {cm, number} cm frem, med {gap, number} cm mellemrum',
  'ba.order.recall':
    '{unit} inddrager {figures, plural, one {# figur} other {# figurer}} fra kæden',
  'ba.order.split': '{unit} deler en del på {count, number} fra',
  'ba.order.join': '{unit} samles med {other}',
  'ba.order.occupy':
    '{unit} besætter {building} med {figures, plural, one {# figur} other {# figurer}}',
  'ba.order.leave':
    '{unit} forlader {building} {compass} med {figures, plural, one {# figur} other {# figurer}}: {formation}',
  'ba.order.leaveGuns': 'Artilleristerne i {unit} forlader deres kanoner',
  'ba.order.manGuns': '{unit} bemander kanonerne i {battery}: {gunners}',
  'ba.order.soutien': '{unit} er soutien for {line}',
  'ba.event.unitSplit':
    '{unit} deler {figures, plural, one {# figur} other {# figurer}} fra som {part} og beholder {left, number}.',
  'ba.event.unitsJoined':
    '{joined} samles med {unit}, som nu har {figures, plural, one {# figur} other {# figurer}}.',
  'ba.event.formationChanged': '{unit} skifter formation: {formation}.',
  'ba.event.formationChanged.small':
    '{unit} skifter formation: {formation}, med for få figurer til den.',
  'ba.event.skirmishersSent':
    '{unit} udsender {figures, plural, one {# figur} other {# figurer}} i kæde.',
  'ba.event.skirmishersRecalled':
    '{unit} inddrager {figures, plural, one {# figur} other {# figurer}} fra sin kæde.',
  'ba.event.buildingOccupied': '{unit} besætter {building}.',
  'ba.event.buildingLeft': '{unit} forlader {building}: {formation}.',
  'ba.event.gunsLeft': 'Artilleristerne i {unit} forlader deres kanoner.',
  'ba.event.gunsManned': 'Kanonerne i {unit} er bemandet: {gunners}.',
  'ba.event.soutienNamed': '{unit} er nu soutien for {line}.',
  'ba.event.groundContested':
    '{winner} skifter formation: {winnerTotal, number} mod {loserTotal, number} over for {loser} om samme plads.',
  'ba.event.buildingContested':
    'Begge sider vil besætte {building}; deres enheder standser udenfor i brikkontakt.',
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
    '{unit} kan her kun foretage halvvending ved på- og afprodsning; giv ellers ordre til den med marchen.',
  'ba.refuse.quarterTurn': '{unit} kan kun foretage kvartvending mellem linje og marchkolonne.',
  'ba.refuse.sameFormation':
    '{unit} har allerede denne formation; vælg en anden eller ingen ændring.',
  'ba.refuse.formAndLeaveGuns':
    '{unit} kan ikke både skifte formation og forlade kanonerne i samme træk; vælg et af dem.',
  'ba.refuse.noRoomToForm':
    '{unit} har ikke plads dér. Vælg en mindre formation eller et andet sted.',
  'ba.refuse.standsStill':
    '{unit} arbejder eller hviler og kan hverken deles eller samles. Skift først dens formation.',
  'ba.refuse.lineFormedUp':
    'Kæden fra {unit} er ude, men ikke længere i kædeformation. Inddrag den, eller lad den danne kæde igen.',
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
  'ba.refuse.noSuchLine': 'Vælg en af dine kæder, der er sendt ud.',
  'ba.refuse.notFitForSoutien':
    '{unit} kan ikke være soutien for {line}: det kræver en sluttet formation med mindst {least, number} figurer.',
  'ba.refuse.isItsSoutien': '{unit} er allerede soutien for {line}; det kræver ingen ordre.',
  'ba.refuse.cannotSkirmish':
    '{unit} kan ikke udsende kæde; det kan kun infanteri og kavaleri i formation.',
  'ba.refuse.tooManySkirmishers': '{unit} kan højst udsende {most, number} figurer mere.',
  'ba.refuse.tooFewSkirmishers': 'En kæde skal have mindst {least, number} figurer.',
  'ba.refuse.sentTooFar': '{unit} kan højst stille sin kæde {most, number} cm borte.',
  'ba.refuse.lineTooFar':
    'Kun når kæden fra {unit} er helt inden for {most, number} cm, kan flere figurer komme til.',
  'ba.refuse.notItsLine': '{unit} kan kun inddrage sin egen kæde, og kun når den ikke er delt fra.',
  'ba.refuse.lineRouts':
    'Kæden fra {unit} er i fuldstændig uorden og kan ikke modtage ordrer, før den er reorganiseret.',
  'ba.refuse.tooFarToRecall':
    '{near, plural, =0 {Ingen figurer står} one {# figur står} other {# figurer står}} inden for {most, number} cm af {unit}; kun de kan inddrages.',
  'ba.refuse.tooFewLeft':
    '{all, select, yes {Inddrag alle figurer, eller lad} other {Lad}} mindst {least, number} blive ude: færre ville blive fjernet fra bordet.',
  'ba.refuse.noSuchBuilding': 'Vælg en bygning, som enheden har brikkontakt med.',
  'ba.refuse.onlyInfantryInside': '{unit} kan ikke besætte en bygning; det kan kun infanteri.',
  'ba.refuse.notAtBuilding':
    '{unit} er ikke i brikkontakt med {building} udefra. Bring den først derhen.',
  'ba.refuse.enemyInside': 'Fjenden holder {building}; angrib den først.',
  'ba.refuse.buildingFull':
    '{building} har plads til {room, plural, =0 {ingen figurer mere} one {# figur mere} other {# figurer mere}}.',
  'ba.refuse.partOfFigures':
    '{unit} skal gå samlet eller i to dele på hver mindst {least, number} figurer.',
  'ba.refuse.notInside': '{unit} er ikke i en bygning; giv i stedet ordre til formationsændring.',
  'ba.refuse.notBesideBuilding':
    '{unit} skal komme ud i brikkontakt med sin bygning; vælg et sted ved siden af den.',
  'ba.refuse.noGunsToLeave':
    '{unit} har ingen kanoner at forlade; det kan kun artilleristerne i et batteri.',
  'ba.refuse.notItsGuns': '{unit} kan kun bemande kanoner i sit eget batteri.',
  'ba.refuse.notAtGuns':
    '{unit} er ikke i brikkontakt med kanonerne. Bring først artilleristerne derhen.',
  'ba.refuse.gunsToMan':
    'Angiv antallet af artillerister for hver af de {models, plural, one {# figurpjecer} other {# figurpjecer}}.',
  'ba.refuse.gunnersPerGun': 'En figurpjece kan højst have {most, number} artillerister.',
  'ba.refuse.gunnersToShare':
    '{unit} skal i alt fordele mindst {least, number} og højst {most, number} artillerister på disse kanoner.',
  'ba.room.edge': 'bordkanten',
  'ba.refuse.roomTaken':
    '{unit} har ikke plads dér: {by} er i vejen. Vælg en mindre formation, eller marchér først et andet sted hen.',
}
