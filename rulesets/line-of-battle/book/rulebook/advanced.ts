import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Nations, career and attributes. */
export const advanced = {
  'LOB-240': printed(
    'Nationen (*)',
    'If so agreed, every ship has the traits of its nation for the whole battle.',
    'Wenn die Spieler es vereinbaren, hat jedes Schiff für die ganze Schlacht die Eigenheiten seiner Nation.',
    'Hvis det er aftalt, har hvert skib sin nations særpræg i hele slaget.',
  ),
  'LOB-241': printed(
    'Nationen (*)',
    'British ships add 2 to their morale (ruling: to the value, not the roll) and 1 to rolls for special manoeuvres.',
    'Britische Schiffe haben eine um 2 bessere Moral (Auslegung: Der Zuschlag gilt für den Moralwert), und ihre Würfe für Spezialmanöver bekommen 1 dazu.',
    'Britiske skibes moral er 2 bedre (fortolkning: tillægget gælder moralværdien), og de lægger 1 til kast for særlige manøvrer.',
  ),
  'LOB-242': printed(
    'Nationen (*)',
    'French ships move 1 inch farther and add 1 to their morale.',
    'Französische Schiffe segeln 1 Zoll weiter, und ihre Moral ist um 1 besser.',
    'Franske skibe sejler 1 tomme længere, og deres moral er 1 bedre.',
  ),
  'LOB-243': printed(
    'Nationen (*)',
    'Spanish ships add 1 to their firepower.',
    'Die Feuerkraft spanischer Schiffe ist um 1 höher.',
    'Spanske skibes ildkraft er 1 højere.',
  ),
  'LOB-244': printed(
    'Nationen (*)',
    'United States ships move 2 inches farther.',
    'Schiffe der USA segeln 2 Zoll weiter.',
    'Amerikanske skibe sejler 2 tommer længere.',
  ),
  'LOB-250': printed(
    'Karriere (*)',
    'Each player keeps a sheet on their commander’s battles, points and events.',
    'Jeder Spieler führt einen Bogen für seinen Kommandanten mit Schlachten, Punkten und Ereignissen.',
    'Hver spiller fører et ark over sin kommandant med slag, point og begivenheder.',
  ),
  'LOB-251': printed(
    'Karrierepunkte',
    'Career points are the sum of the victory and mission points earned.',
    'Karrierepunkte sind die Summe der verdienten Sieg- und Missionspunkte.',
    'Karrierepoint er summen af vundne sejrs- og missionspoint.',
  ),
  'LOB-252': printed(
    'Siegpunkte (Karriere)',
    'A battle gives or takes points (ruling: in victory or a draw you add your own side’s points; in defeat you subtract the difference, even below 0).',
    'Eine Schlacht gibt oder nimmt Punkte (Auslegung: Sieg und Unentschieden geben die Punkte der eigenen Seite, eine Niederlage nimmt den Unterschied, auch unter 0).',
    'Et slag giver eller tager point (fortolkning: ved sejr og uafgjort lægges sidens egne point til, ved nederlag trækkes forskellen fra, også under 0).',
  ),
  'LOB-253': printed(
    'Siegpunkte (Karriere)',
    'A rank once reached is kept, whatever happens to the points.',
    'Ein einmal erreichter Rang bleibt, was auch mit den Punkten geschieht.',
    'En rang, der er nået, beholdes, uanset hvad der sker med pointene.',
  ),
  'LOB-254': printed(
    'Missionspunkte',
    'Mission points come only from tasks that are described in detail; their maximum is set before the battle, and they are added to the victory points.',
    'Missionspunkte gibt es nur für genau beschriebene Aufträge; ihre Höchstzahl steht vor der Schlacht fest, und sie werden zu den Siegpunkten gezählt.',
    'Missionspoint gives kun for nøje beskrevne opgaver; deres højeste antal fastsættes før slaget, og de lægges til sejrspointene.',
  ),
  'LOB-255': printed(
    'Dienstgrad',
    'Ranks are reached at 500, 2500, 5000, 10000, 20000, 50000 and 90000 points, with titles by nation (ruling: the American titles are ours, and where a title is not printed the one before is kept).',
    'Ränge gibt es bei 500, 2500, 5000, 10000, 20000, 50000 und 90000 Punkten, mit Titeln je Nation (Auslegung: Die amerikanischen Titel stammen von uns; wo einer fehlt, bleibt der vorige).',
    'Rang opnås ved 500, 2500, 5000, 10000, 20000, 50000 og 90000 point med titler efter nation (fortolkning: de amerikanske titler er vore, og hvor en titel mangler, gælder den forrige).',
  ),
  'LOB-256': printed(
    'Kampagnen',
    'A campaign is a series of scenarios, ordered by the admiralty, in which each result affects the next (ruling: through the commanders’ sheets, the points of the fleets and the loading of the guns).',
    'Eine Kampagne ist eine von der Admiralität befohlene Folge von Szenarien, in der jedes Ergebnis auf das nächste wirkt (Auslegung: durch die Kommandantenbögen, die Punkte der Flotten und die Ladung der Geschütze).',
    'En kampagne er en række scenarier, beordret af admiralitetet, hvor hvert udfald påvirker det næste (fortolkning: gennem kommandanternes ark, flådernes point og kanonernes ladning).',
  ),
  'LOB-260': printed(
    'Erhalten von Eigenschaftspunkten',
    'Ten successes of one kind in a battle give one point of the matching attribute; any beyond that lapse.',
    'Zehn Erfolge einer Art in einer Schlacht bringen einen Punkt der zugehörigen Eigenschaft; der Rest verfällt.',
    'Ti bedrifter af samme slags i et slag giver ét point i den tilhørende egenskab; resten bortfalder.',
  ),
  'LOB-261': printed(
    'Erhalten von Eigenschaftspunkten',
    'Melees give Boarding, morale tests Presence, special manoeuvres Navigation and full hits Gunnery.',
    'Nahkämpfe bringen Punkte in Enterkampf, Moralproben in Auftreten, Spezialmanöver in Navigation und Volltreffer in Fernkampf.',
    'Nærkampe giver Entring, moralprøver Fremtræden, særlige manøvrer Navigation og fuldtræffere Skydning.',
  ),
  'LOB-262': printed(
    'Einsetzen von Eigenschaftspunkten',
    'A point improves one test of its kind by 1, and several may be used on one test (ruling: even after the roll, while they can improve it; in a melee the attacker is asked first).',
    'Ein Punkt verbessert eine Probe seiner Art um 1, und für eine Probe dürfen mehrere eingesetzt werden (Auslegung: auch nach dem Wurf, solange sie ihn verbessern können; im Nahkampf wird zuerst der Angreifer gefragt).',
    'Et point forbedrer én prøve af sin slags med 1, og flere må bruges på samme prøve (fortolkning: også efter kastet, så længe de kan forbedre det; i nærkamp spørges angriberen først).',
  ),
  'LOB-263': printed(
    'Einsetzen von Eigenschaftspunkten',
    'Points that have been used are gone for this battle and return for the next.',
    'Eingesetzte Punkte sind für diese Schlacht verbraucht und in der nächsten wieder da.',
    'Brugte point er væk resten af slaget og er tilbage i det næste.',
  ),
  'LOB-264': ruled(
    'Einsetzen von Eigenschaftspunkten',
    'Gunnery adds 1 to a hit roll.',
    'Ein Punkt Fernkampf erhöht einen Trefferwurf um 1.',
    'Skydning lægger 1 til et træfferkast.',
  ),
  'LOB-265': ruled(
    'Erhalten von Eigenschaftspunkten',
    'A success in melee is one melee won, not one round.',
    'Ein Erfolg im Nahkampf ist ein gewonnener Nahkampf, keine Runde.',
    'En bedrift i nærkamp er en vunden nærkamp, ikke en runde.',
  ),
} satisfies Record<string, RuleRow>
