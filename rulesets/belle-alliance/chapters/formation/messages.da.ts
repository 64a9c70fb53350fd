import type { Translated } from '@grognard/umpire'
import type { formationEnglish } from './messages.en.ts'

/** Formations, parts, skirmishers, garrisons and gunners. */
export const formationDanish: Translated<typeof formationEnglish> = {
  'order.form': 'Skift formation',
  'order.sendOut': 'Udsend kæde',
  'order.recall': 'Inddrag kæde',
  'order.split': 'Del enheden',
  'order.join': 'Saml dele',
  'order.occupy': 'Besæt bygning',
  'order.leave': 'Forlad bygningen',
  'order.leaveGuns': 'Forlad kanonerne',
  'order.manGuns': 'Bemand kanonerne',
  'order.soutien': 'Vær soutien',
  'ba.unit.skirmish': '{name} (kæde)',
  'ba.unit.gunners': '{name} (artillerister)',
  'ba.order.form':
    '{unit} opstilles: {formation}{front, plural, =0 {} other {, # figurer bred}}{gap, plural, =0 {} other {, med {gap, number} cm mellemrum}}{quarter, select, left {, med kvartvending til venstre} right {, med kvartvending til højre} other {}}{about, select, yes {, med halvvending} other {}}{instead, select, yes {, i stedet for {written}} other {}}{taken, select, yes { – kun hvis {by} først giver plads} other {}}',
  'ba.order.sendOut':
    '{unit} udsender {figures, plural, one {# figur} other {# figurer}} i kæde, {cm, number} cm borte, med {gap, number} cm mellemrum',
  'ba.order.recall':
    '{unit} inddrager {figures, plural, one {# figur} other {# figurer}} fra kæden',
  'ba.order.split': '{unit} deler {count, number} fra',
  'ba.order.join': '{unit} samles med {other}',
  'ba.order.occupy':
    '{unit} besætter {building} med {figures, plural, one {# figur} other {# figurer}}',
  'ba.order.leave':
    '{unit} forlader {building} {compass} med {figures, plural, one {# figur} other {# figurer}}: {formation}',
  'ba.order.leaveGuns': 'Artilleristerne i {unit} forlader deres kanoner',
  'ba.order.manGuns': '{unit} bemander kanonerne i {battery}: {gunners}',
  'ba.order.soutien': '{unit} er soutien for {line}',
  'ba.event.unitSplit':
    '{unit} deler {figures, plural, one {# figur} other {# figurer}} fra som {part}; {left, number} bliver.',
  'ba.event.unitsJoined':
    '{joined} samles med {unit}, nu {figures, plural, one {# figur} other {# figurer}}.',
  'ba.event.formationChanged': '{unit} skifter formation: {formation}.',
  'ba.event.formationChanged.small':
    '{unit} skifter formation: {formation}, selv om den har for få figurer til den.',
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
    '{winner} ({winnerTotal, number}) og {loser} ({loserTotal, number}) vil have samme plads; {winner} opstilles dér.',
  'ba.event.buildingContested':
    'Begge sider vil ind i {building}; alle standser udenfor i brikkontakt.',
  'ba.event.partFailed': '{unit} kan ikke udføre »{part}«: {reason}',
  'ba.refuse.notArrived':
    '{unit} er ikke på bordet endnu; indtil ankomsten kan enheden kun marchere ind.',
  'ba.refuse.outOfAction': '{unit} er på flugt eller borte.',
  'ba.refuse.continuedFire': '{unit} har brugt fortsat skydning og bliver stående i dette træk.',
  'ba.refuse.retreated':
    '{unit} har foretaget en tvungen bevægelse og står stille resten af trækket.',
  'ba.refuse.leaveFirst':
    '{unit} er i en bygning. Den må først forlade den, til en hvilken som helst formation i brikkontakt med den.',
  'ba.refuse.notItsFormation':
    '{unit} kan ikke danne denne formation: {formation}. Infanteri danner linie, kolonner, karré, bataljonsmasse, hob eller kæde, kavaleri linie, kolonner eller kæde; artilleri prodser på eller af.',
  'ba.refuse.lineStaysLine':
    '{unit} hører til sin moderenhed: den kan ændre afstand, gå tilbage eller besætte en bygning.',
  'ba.refuse.notLight': '{unit} er ikke en let enhed; send højst en tredjedel af figurerne ud.',
  'ba.refuse.frontOfColumn':
    '{unit} kan i denne formation være {least, number} til {most, number} figurer bred.',
  'ba.refuse.noFrontToChoose':
    'Kun angrebskolonne og bataljonsmasse har en front at vælge; lad den ellers være tom.',
  'ba.refuse.gap':
    'Figurer i kæde står med {least, number} til {most, number} cm imellem; andre formationer har ingen afstand.',
  'ba.refuse.aboutTurn':
    '{unit} foretager kun halvvending ved på- og afprodsning; vend ellers under march.',
  'ba.refuse.quarterTurn': '{unit} foretager kun kvartvending mellem linie og marchkolonne.',
  'ba.refuse.sameFormation':
    '{unit} står allerede sådan; vælg en anden formation eller slet ingen ændring.',
  'ba.refuse.formAndLeaveGuns': '{unit} ændrer enten formation eller forlader kanonerne i ét træk.',
  'ba.refuse.noRoomToForm':
    '{unit} har ikke plads dér. Vælg en mindre formation eller et andet sted.',
  'ba.refuse.standsStill':
    '{unit} arbejder eller hviler og kan hverken deles eller samles. Lad den først skifte formation.',
  'ba.refuse.lineFormedUp':
    'Kæden fra {unit} er ude og er ikke længere i kæde. Inddrag den, eller lad den danne kæde igen.',
  'ba.refuse.cannotSplit':
    '{unit} kan ikke deles: den hører til sin moderenhed eller sine kanoner.',
  'ba.refuse.tooFewToSplit':
    '{unit} har {figures, number} figurer; uden for bygninger deles den kun med over {most, number}.',
  'ba.refuse.splitCount': '{unit} kan højst dele {most, number} fra.',
  'ba.refuse.partTooSmall': 'Begge dele af {unit} skal have mindst {least, number} figurer.',
  'ba.refuse.unknownPartner': 'Vælg en anden del af samme enhed.',
  'ba.refuse.notOfOneUnit':
    '{unit} og {other} er ikke dele af samme enhed; kun sådanne kan samles.',
  'ba.refuse.partnerRouts':
    '{other} er i fuldstændig uorden; saml delene, når den er reorganiseret.',
  'ba.refuse.partsApart': '{unit} og {other} rører ikke hinanden. Bring dem først i brikkontakt.',
  'ba.refuse.noSuchLine': 'Vælg en af dine kæder, der er ude.',
  'ba.refuse.notFitForSoutien':
    '{unit} kan ikke være soutien for {line}: en soutien er sluttet og har mindst {least, number} figurer.',
  'ba.refuse.isItsSoutien': '{unit} er allerede soutien for {line}; det kræver ingen ordre.',
  'ba.refuse.cannotSkirmish':
    '{unit} sender ingen kæde ud; det gør infanteri og kavaleri i formation.',
  'ba.refuse.tooManySkirmishers': '{unit} kan højst sende {most, number} figurer mere ud.',
  'ba.refuse.tooFewSkirmishers': 'En kæde skal have mindst {least, number} figurer.',
  'ba.refuse.sentTooFar': '{unit} stiller sin kæde højst {most, number} cm borte.',
  'ba.refuse.lineTooFar':
    'Kæden fra {unit} er ikke helt inden for {most, number} cm; kun da kan flere figurer komme til.',
  'ba.refuse.notItsLine':
    '{unit} har ingen sådan kæde; kun dens egen, som ikke er delt fra, kan inddrages.',
  'ba.refuse.lineRouts':
    'Kæden fra {unit} er i fuldstændig uorden og kan ikke få ordrer, før den har reorganiseret.',
  'ba.refuse.tooFarToRecall':
    '{near, plural, =0 {Ingen figurer står} one {# figur står} other {# figurer står}} inden for {most, number} cm af {unit}; kun de kan komme tilbage.',
  'ba.refuse.tooFewLeft':
    '{all, select, yes {Inddrag alle, eller lad} other {Lad}} mindst {least, number} figurer blive ude: færre ville blive taget af bordet.',
  'ba.refuse.noSuchBuilding': 'Vælg en bygning, som enheden har brikkontakt med.',
  'ba.refuse.onlyInfantryInside': '{unit} kan ikke gå ind; kun infanteri holder bygninger.',
  'ba.refuse.notAtBuilding': '{unit} rører ikke {building} udefra. Bring den først i brikkontakt.',
  'ba.refuse.enemyInside': 'Fjenden holder {building}; den må angribes.',
  'ba.refuse.buildingFull':
    '{building} har plads til {room, plural, =0 {ingen figurer} one {# figur mere} other {# figurer mere}}.',
  'ba.refuse.partOfFigures': '{unit} går samlet eller i to dele på mindst {least, number} figurer.',
  'ba.refuse.notInside': '{unit} er ikke i en bygning; i det fri skifter den i stedet formation.',
  'ba.refuse.notBesideBuilding': '{unit} kommer ud i brikkontakt med sin bygning.',
  'ba.refuse.noGunsToLeave':
    '{unit} har ingen kanoner at forlade; det gør kun artilleristerne i et batteri.',
  'ba.refuse.notItsGuns': '{unit} kan kun bemande kanoner i sit eget batteri.',
  'ba.refuse.notAtGuns': '{unit} rører ikke kanonerne. Bring først artilleristerne i brikkontakt.',
  'ba.refuse.gunsToMan':
    'Angiv artillerister for hver af de {models, plural, one {# modeller} other {# modeller}}.',
  'ba.refuse.gunnersPerGun': 'En figurpjece har højst {most, number} artillerister.',
  'ba.refuse.gunnersToShare':
    '{unit} kan i alt fordele mindst {least, number} og højst {most, number} artillerister på disse kanoner.',
  'ba.room.edge': 'bordkanten',
  'ba.refuse.roomTaken':
    '{unit} har ikke plads dér: {by} er i vejen. Vælg en mindre formation, eller marchér først et andet sted hen.',
}
