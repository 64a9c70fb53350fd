import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Buildings, woods and field works. */
export const special = {
  'BA-6.1.1-01': printed(
    '6.1.1 Bygninger',
    'Each building on the board stands for itself and holds the figures that fit its ground plan (ruling: its area by that of an infantry base, rounded down).',
    'Jedes Gebäude auf dem Tisch steht für sich und fasst, was auf seinen Grundriss passt (Auslegung: seine Fläche durch die einer Infanterieplatte, abgerundet).',
    'Hver bygning på bordet er for sig og rummer de figurer, der kan stå på dens grundplan (fortolkning: arealet delt med en infanteribriks, rundet ned).',
  ),
  'BA-6.1.1-02': printed(
    '6.1.1 Bygninger',
    'Cavalry and artillery neither occupy nor attack buildings.',
    'Kavallerie und Artillerie besetzen keine Gebäude und greifen keine an.',
    'Kavaleri og artilleri hverken besætter eller angriber bygninger.',
  ),
  'BA-6.1.1-03': printed(
    '6.1.1 Bygninger',
    'Occupying and leaving a building are formation changes in contact with it; whoever leaves may take any formation.',
    'Ein Gebäude zu besetzen und zu verlassen sind Formationswechsel in Kontakt mit ihm; wer hinausgeht, darf jede Formation einnehmen.',
    'At besætte og forlade en bygning er formationsændringer i brikkontakt med den; den, der forlader den, kan tage enhver formation.',
  ),
  'BA-6.1.1-04': printed(
    '6.1.1 Bygninger',
    'If both sides try to occupy a building by formation change, both stop in contact with it.',
    'Wollen beide Seiten ein Gebäude durch Formationswechsel besetzen, halten beide in Kontakt mit ihm.',
    'Prøver begge sider at besætte en bygning ved formationsændring, standser begge i brikkontakt med den.',
  ),
  'BA-6.1.1-05': printed(
    '6.1.1 Bygninger',
    'A building may also be occupied by a continued advance after an attack on it.',
    'Ein Gebäude darf auch durch Nachdrängen nach einem Angriff darauf besetzt werden.',
    'En bygning kan også besættes ved fortsat fremrykning efter et angreb mod den.',
  ),
  'BA-6.1.1-06': printed(
    '6.1.1 Bygninger',
    'If only a part goes in or out, the unit is split by force.',
    'Geht nur ein Teil hinein oder hinaus, wird die Einheit zwangsweise geteilt.',
    'Går kun en del ind eller ud, deles enheden tvungent.',
  ),
  'BA-6.1.1-07': printed(
    '6.1.1 Bygninger',
    'Several own parts inside are one unit with the values of the largest (ruling: it also fires for all); what befalls them there stays with a part that leaves.',
    'Mehrere eigene Teile darin sind eine Einheit mit den Werten des größten (Auslegung: er feuert auch für alle); was sie dort trifft, behält ein Teil, der geht.',
    'Flere egne dele i en bygning er én enhed med den største dels forhold (fortolkning: den skyder også for alle); hvad der sker dem dér, følger en del, der går ud.',
  ),
  'BA-6.1.2-01': printed(
    '6.1.2 Skydning og nærkamp',
    'A garrison fires from the sides it chooses, at most half the figures from one (ruling: two sides are the two parts of a split fire).',
    'Eine Besatzung feuert von den Seiten, die sie wählt, höchstens mit der Hälfte der Figuren von einer (Auslegung: zwei Seiten sind die zwei Teile eines geteilten Feuers).',
    'En besætning skyder fra de sider, den vælger, højst halvdelen af figurerne fra én (fortolkning: to sider er de to dele af en delt skydning).',
  ),
  'BA-6.1.2-02': printed(
    '6.1.2 Skydning og nærkamp',
    'A garrison under fire or attack counts as a line without flank or rear.',
    'Eine Besatzung zählt unter Feuer und Angriff als Linie ohne Flanke und Rücken.',
    'En besætning regnes under ild og angreb som linje uden flanke og ryg.',
  ),
  'BA-6.1.2-03': printed(
    '6.1.2 Skydning og nærkamp',
    'From inside no unit is soutien, neighbour or support, nor attacks; it may have an order to attack in the turn in which it leaves.',
    'Von drinnen ist niemand Soutien, Nachbar oder Unterstützung und greift niemand an; im Zug des Verlassens darf ein Angriffsbefehl bestehen.',
    'Indefra er ingen soutien, naboenhed eller støtteenhed, og ingen angriber; i det træk, bygningen forlades, kan enheden have angrebsordre.',
  ),
  'BA-6.1.2-04': printed(
    '6.1.2 Skydning og nærkamp',
    'Empty and occupied buildings may be attacked, but not those that friendly units hold.',
    'Leere und besetzte Gebäude dürfen angegriffen werden, nur nicht die eigener Einheiten.',
    'Ubesatte og besatte bygninger kan angribes, blot ikke dem, egne enheder holder.',
  ),
  'BA-6.1.2-05': printed(
    '6.1.2 Skydning og nærkamp',
    'The attacker of an empty building, or of one left before he came, stops in contact and occupies it by continued advance.',
    'Wer ein leeres oder vor seiner Ankunft verlassenes Gebäude angreift, hält in Kontakt und besetzt es durch Nachdrängen.',
    'Den, der angriber en tom bygning eller en, der er forladt, før han nåede frem, standser i brikkontakt og besætter den ved fortsat fremrykning.',
  ),
  'BA-6.1.2-06': printed(
    '6.1.2 Skydning og nærkamp',
    'If both sides attack the same empty building they fight each other frontally, both with the penalty for its cover, and who breaks the other may occupy it.',
    'Greifen beide Seiten dasselbe leere Gebäude an, kämpfen sie frontal miteinander, beide mit dem Abzug für seine Deckung, und wer den anderen bricht, darf es besetzen.',
    'Angriber begge sider samme tomme bygning, kæmper de frontalt mod hinanden, begge med fradrag for dens dækning, og den, der bryder den anden, kan besætte den.',
  ),
  'BA-6.1.2-07': printed(
    '6.1.2 Skydning og nærkamp',
    'Against an occupied building the attacker stops at contact distance and may occupy it by continued advance when the garrison leaves in disorder or full disorder.',
    'Vor einem besetzten Gebäude hält der Angreifer auf Kontaktabstand und darf es durch Nachdrängen besetzen, wenn die Besatzung in Unordnung oder voller Unordnung hinausgeht.',
    'Ved en besat bygning standser angriberen på indbrudsafstand og kan besætte den ved fortsat fremrykning, når besætningen forlader den i uorden eller fuldstændig uorden.',
  ),
  'BA-6.1.2-08': printed(
    '6.1.2 Skydning og nærkamp',
    'All figures of an attacker count as usual, though not all would fit inside.',
    'Alle Figuren eines Angreifers zählen wie sonst, auch wenn nicht alle hineinpassen.',
    'Alle angriberens figurer tæller som ellers, selv om de ikke alle kan være derinde.',
  ),
  'BA-6.1.3-01': printed(
    '6.1.3 Retræte og flugt',
    'A garrison in disorder forms a huddle anywhere in contact and retreats from there; without room for it, it is in full disorder inside.',
    'Eine Besatzung in Unordnung bildet irgendwo in Kontakt einen Klumpen und weicht von dort zurück; fehlt der Platz, ist sie drinnen in voller Unordnung.',
    'En besætning i uorden opstilles i hob et sted i brikkontakt og retirerer derfra; er der ikke plads, er den i fuldstændig uorden derinde.',
  ),
  'BA-6.1.3-02': printed(
    '6.1.3 Retræte og flugt',
    'In full disorder a garrison flees from the centre of the building, which does not hinder it; figures still inside when it is blocked surrender.',
    'In voller Unordnung flieht eine Besatzung von der Mitte des Gebäudes, das sie nicht hindert; Figuren, die bei versperrtem Weg noch darin sind, ergeben sich.',
    'I fuldstændig uorden flygter en besætning fra bygningens centrum, uden at bygningen hindrer den; figurer, der endnu er derinde, når vejen blokeres, overgiver sig.',
  ),
  'BA-6.2.0-01': printed(
    '6.2.0 Skovkamp',
    'A wood has its own march rates, and orchards are difficult ground.',
    'Wald hat eigene Marschstrecken, und Obstgärten sind schwieriges Gelände.',
    'Skov har egne marchlængder, og frugtplantager er vanskeligt terræn.',
  ),
  'BA-6.2.0-02': printed(
    '6.2.0 Skovkamp',
    'The edge of a wood is normal ground for up to two ranks, walked along as wood; its outer border is an obstacle on the way in and out.',
    'Ein Waldrand ist gewöhnlicher Boden für bis zu zwei Glieder, der Länge nach wie Wald; seine Außengrenze ist beim Ein- und Austreten ein Hindernis.',
    'En skovkant er almindeligt terræn for op til to geledder, sidelæns som skov; dens yderste kant er en hindring på vej ind og ud.',
  ),
  'BA-6.2.0-03': printed(
    '6.2.0 Skovkamp',
    'Woods and their edges are cover; whoever fires from inside a wood at a target outside finds it in cover II.',
    'Wald und Waldrand sind Deckung; wer aus dem Waldinneren hinaus schießt, hat ein Ziel in Deckung II.',
    'Skove og skovkanter er dækning; den, der skyder ud fra skovens indre, har et mål i dækning II.',
  ),
  'BA-6.3.0-01': printed(
    '6.3.0 Feltarbejder',
    'Field works are made by pioneers and gunners, in buildings by the garrison; they are written, announced and done in a special formation.',
    'Pionierarbeiten leisten Pioniere und Kanoniere, in Gebäuden die Besatzung; sie werden geschrieben, angesagt und in besonderer Formation ausgeführt.',
    'Feltarbejder udføres af pionerer og artillerister, i bygninger af besætningen; de skrives, meldes og sker i særlig formation.',
  ),
  'BA-6.3.0-02': printed(
    '6.3.0 Feltarbejder',
    'A roll for material at the announcement decides whether work starts, with 1 more for each failed turn in a row (ruling: figures work in groups of five side by side).',
    'Ein Wurf auf Beschaffung bei der Ansage entscheidet, ob die Arbeit beginnt, mit 1 mehr je vergeblichem Zug in Folge (Auslegung: Figuren arbeiten in Fünfergruppen nebeneinander).',
    'Et kast for anskaffelse ved meldingen afgør, om arbejdet begynder, med 1 mere for hvert forgæves træk i træk (fortolkning: figurer arbejder i grupper på fem ved siden af hinanden).',
  ),
  'BA-6.3.0-03': printed(
    '6.3.0 Feltarbejder',
    'A working unit is in neither disorder nor full disorder, stationary and does nothing else; the turn of forming up counts, and fire breaks the work only by such disorder.',
    'Eine arbeitende Einheit ist weder in Unordnung noch in voller, stationär und tut nichts anderes; der Zug des Antretens zählt, und Feuer unterbricht nur durch solche Unordnung.',
    'En arbejdende enhed er hverken i uorden eller fuldstændig uorden, stationær og gør intet andet; opstillingens træk tæller med, og beskydning afbryder kun ved sådan uorden.',
  ),
  'BA-6.3.0-04': printed(
    '6.3.0 Feltarbejder',
    'A broken turn of work counts nothing but earlier ones stay; to resume needs a new roll for material.',
    'Ein unterbrochener Zug Arbeit zählt nicht, frühere bleiben; wer weiterarbeitet, würfelt neu auf Beschaffung.',
    'Et afbrudt træks arbejde tæller ikke, men tidligere bliver stående; at genoptage det kræver nyt kast for anskaffelse.',
  ),
  'BA-6.3.0-05': printed(
    '6.3.0 Feltarbejder',
    'A wooden bridge is burnt with 11 or more at the end of the work, a stone one blown up with 13 or more, in contact, with 1 more for each failed turn in a row.',
    'Eine Holzbrücke brennt am Ende der Arbeit ab 11 ab, eine steinerne wird ab 13 gesprengt, in Kontakt und mit 1 mehr je vergeblichem Zug in Folge.',
    'En træbro afbrændes ved arbejdets afslutning ved 11 og derover, en stenbro sprænges ved 13 og derover, i brikkontakt og med 1 mere for hvert forgæves træk i træk.',
  ),
  'BA-6.3.0-06': {
    ...printed(
      '6.3.0 Feltarbejder',
      'Works that are not listed are agreed with the umpire.',
      'Werke, die nicht aufgeführt sind, werden mit dem Schiedsrichter vereinbart.',
      'Arbejder, der ikke er nævnt, aftales med dommeren.',
    ),
    status: 'omitted',
    reason: {
      en: 'The program knows the seven works of the list; others would need terms that nobody has set.',
      de: 'Das Programm kennt die sieben Werke der Liste; andere bräuchten Bedingungen, die niemand gesetzt hat.',
      da: 'Programmet kender listens syv arbejder; andre ville kræve vilkår, som ingen har fastsat.',
    },
  },
} satisfies Record<string, RuleRow>
