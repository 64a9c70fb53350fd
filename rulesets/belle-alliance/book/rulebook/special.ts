import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Buildings, woods and engineering work. */
export const special = {
  'BA-6.1.1-01': printed(
    '6.1.1 Bygninger',
    'Each building on the board is separate and holds the figures that fit on its ground plan (ruling: its area divided by that of an infantry base, rounded down).',
    'Jedes Gebäude auf dem Tisch zählt für sich und fasst so viele Figuren, wie auf seinen Grundriss passen (Auslegung: seine Fläche geteilt durch die einer Infanterieplatte, abgerundet).',
    'Hver bygning på bordet er for sig og rummer de figurer, der kan stå på dens grundplan (fortolkning: arealet delt med en infanteribriks, rundet ned).',
  ),
  'BA-6.1.1-02': printed(
    '6.1.1 Bygninger',
    'Cavalry and artillery can neither occupy nor attack buildings.',
    'Kavallerie und Artillerie können Gebäude weder besetzen noch angreifen.',
    'Kavaleri og artilleri kan hverken besætte eller angribe bygninger.',
  ),
  'BA-6.1.1-03': printed(
    '6.1.1 Bygninger',
    'Occupying or leaving a building is a change of formation, made in contact with it. A unit that leaves may take any formation.',
    'Besetzt oder verlässt eine Einheit ein Gebäude, ist das ein Formationswechsel; sie muss es dabei berühren. Eine Einheit, die es verlässt, darf jede Formation einnehmen.',
    'At besætte eller forlade en bygning er en formationsændring i brikkontakt med den. En enhed, der forlader den, kan danne enhver formation.',
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
    'If only part of a unit goes in or out, this is a forced split.',
    'Geht nur ein Teil einer Einheit hinein oder hinaus, ist das eine erzwungene Teilung.',
    'Går kun en del af en enhed ind eller ud, er det en tvungen deling.',
  ),
  'BA-6.1.1-07': printed(
    '6.1.1 Bygninger',
    'Several friendly parts inside count as one unit with the values of the largest part (ruling: it also fires for all). Effects they suffer inside stay with a part that leaves.',
    'Mehrere eigene Teile darin zählen als eine Einheit mit den Werten des größten Teils (Auslegung: Er feuert auch für alle). Wirkungen, die sie dort erleiden, behält ein Teil, der hinausgeht.',
    'Flere egne dele i en bygning regnes som én enhed med den største dels værdier (fortolkning: den skyder også for alle). Virkninger, de får derinde, følger med en del, der går ud.',
  ),
  'BA-6.1.2-01': printed(
    '6.1.2 Skydning og nærkamp',
    'A garrison fires from sides of its choice, with at most half its figures from any one side (ruling: two sides are the two parts of split fire).',
    'Eine Besatzung feuert von den Seiten ihrer Wahl, von einer Seite höchstens mit der Hälfte der Figuren (Auslegung: Zwei Seiten sind die zwei Teile eines geteilten Feuers).',
    'En besætning skyder fra de sider, den vælger, dog højst med halvdelen af figurerne fra én side (fortolkning: to sider er de to dele af en delt skydning).',
  ),
  'BA-6.1.2-02': printed(
    '6.1.2 Skydning og nærkamp',
    'A garrison that is fired at or attacked counts as a line without flanks or rear.',
    'Eine Besatzung, die beschossen oder angegriffen wird, zählt als Linie ohne Flanken und Rücken.',
    'En besætning, der beskydes eller angribes, regnes som linje uden flanker og ryg.',
  ),
  'BA-6.1.2-03': printed(
    '6.1.2 Skydning og nærkamp',
    'A unit inside a building cannot be a soutien, neighbour or support, and cannot attack. It may have an order to attack in the turn in which it leaves.',
    'Eine Einheit in einem Gebäude kann nicht Soutien, Nachbar oder Unterstützung sein und nicht angreifen. In dem Zug, in dem sie es verlässt, darf sie einen Angriffsbefehl haben.',
    'En enhed i en bygning kan ikke være soutien, naboenhed eller støtteenhed og kan ikke angribe. I det træk, hvor den forlader bygningen, kan den have angrebsordre.',
  ),
  'BA-6.1.2-04': printed(
    '6.1.2 Skydning og nærkamp',
    'Empty and occupied buildings may be attacked, but not buildings that friendly units hold.',
    'Leere und besetzte Gebäude dürfen angegriffen werden, aber nicht solche, die eigene Einheiten halten.',
    'Tomme og besatte bygninger kan angribes, men ikke dem, egne enheder holder.',
  ),
  'BA-6.1.2-05': printed(
    '6.1.2 Skydning og nærkamp',
    'A unit that attacks an empty building, or one left before it arrived, stops in contact with it and occupies it by continued advance.',
    'Eine Einheit, die ein leeres oder vor ihrer Ankunft verlassenes Gebäude angreift, hält in Kontakt mit ihm und besetzt es durch Nachdrängen.',
    'En enhed, der angriber en tom bygning eller en, der er forladt, før den når frem, standser i brikkontakt med den og besætter den ved fortsat fremrykning.',
  ),
  'BA-6.1.2-06': printed(
    '6.1.2 Skydning og nærkamp',
    'If both sides attack the same empty building, they fight each other frontally, both with the penalty for its cover. A side that brings the enemy into disorder or full disorder may occupy it.',
    'Greifen beide Seiten dasselbe leere Gebäude an, kämpfen sie frontal miteinander, beide mit dem Abzug für seine Deckung. Wer den Gegner in Unordnung oder volle Unordnung bringt, darf es besetzen.',
    'Angriber begge sider samme tomme bygning, kæmper de frontalt mod hinanden, begge med fradrag for dens dækning. Den, der bringer modstanderen i uorden eller fuldstændig uorden, kan besætte den.',
  ),
  'BA-6.1.2-07': printed(
    '6.1.2 Skydning og nærkamp',
    'When attacking an occupied building, a unit stops at contact distance. It may occupy the building by continued advance if the garrison leaves in disorder or full disorder.',
    'Beim Angriff auf ein besetztes Gebäude hält eine Einheit im Kontaktabstand. Sie darf es durch Nachdrängen besetzen, wenn die Besatzung es in Unordnung oder voller Unordnung verlässt.',
    'Ved angreb på en besat bygning standser enheden på indbrudsafstand. Den kan besætte bygningen ved fortsat fremrykning, hvis besætningen forlader den i uorden eller fuldstændig uorden.',
  ),
  'BA-6.1.2-08': printed(
    '6.1.2 Skydning og nærkamp',
    'All figures of an attacker count as usual, even if they would not all fit inside.',
    'Alle Figuren eines Angreifers zählen wie sonst, auch wenn nicht alle hineinpassen.',
    'Alle angriberens figurer tæller som ellers, selv om de ikke alle kan være derinde.',
  ),
  'BA-6.1.3-01': printed(
    '6.1.3 Retræte og flugt',
    'A garrison that falls into disorder forms a rallying square anywhere in contact with the building and retreats from there. If there is no room for the rallying square, the garrison is in full disorder inside.',
    'Eine Besatzung, die in Unordnung gerät, bildet irgendwo in Kontakt mit dem Gebäude einen Klumpen und zieht sich von dort zurück. Fehlt der Platz dafür, ist sie im Gebäude in voller Unordnung.',
    'En besætning, der kommer i uorden, danner hob et vilkårligt sted i brikkontakt med bygningen og retirerer derfra. Er der ikke plads til det, er den i fuldstændig uorden inde i bygningen.',
  ),
  'BA-6.1.3-02': printed(
    '6.1.3 Retræte og flugt',
    'A garrison in full disorder flees from the centre of the building, which does not hinder it. If it is blocked, the figures still inside surrender.',
    'Eine Besatzung in voller Unordnung flieht von der Mitte des Gebäudes aus, das sie dabei nicht behindert. Wird ihr der Weg versperrt, ergeben sich die Figuren, die noch darin sind.',
    'En besætning i fuldstændig uorden flygter fra bygningens centrum, uden at bygningen hindrer den. Blokeres den, overgiver de figurer sig, der stadig er derinde.',
  ),
  'BA-6.2.0-01': printed(
    '6.2.0 Skovkamp',
    'Woods have march rates of their own, and orchards are difficult ground.',
    'Für Wald gelten eigene Marschstrecken, und Obstgärten sind schwieriges Gelände.',
    'Skov har egne marchlængder, og frugtplantager er vanskeligt terræn.',
  ),
  'BA-6.2.0-02': printed(
    '6.2.0 Skovkamp',
    'The edge of a wood is normal ground with room for up to two ranks; moving along it counts as wood. Its outer border is an obstacle on the way in and out.',
    'Der Waldrand ist gewöhnliches Gelände für bis zu zwei Glieder; wer sich an ihm entlang bewegt, bewegt sich wie im Wald. Seine Außengrenze ist beim Betreten und Verlassen ein Hindernis.',
    'Skovkanten er almindeligt terræn med plads til op til to geledder; bevægelse langs den regnes som skov. Dens yderste grænse er en hindring på vej ind og ud.',
  ),
  'BA-6.2.0-03': printed(
    '6.2.0 Skovkamp',
    'Woods and their edges are cover. For a unit that fires out from inside a wood, the target counts as in cover II.',
    'Wald und Waldrand sind Deckung. Feuert eine Einheit aus dem Waldinneren hinaus, zählt das Ziel als in Deckung II.',
    'Skove og skovkanter er dækning. Skyder en enhed ud fra skovens indre, regnes målet som i dækning II.',
  ),
  'BA-6.3.0-01': printed(
    '6.3.0 Feltarbejder',
    'Pioneers and gunners do engineering work; in buildings the garrison does it. It is ordered in writing, announced, and carried out in a special formation.',
    'Pionierarbeiten führen Pioniere und Kanoniere aus, in Gebäuden die Besatzung. Sie werden aufgeschrieben, angesagt und in einer besonderen Formation ausgeführt.',
    'Feltarbejder udføres af pionerer og artillerister, i bygninger af besætningen. De nedskrives, meldes og udføres i særlig formation.',
  ),
  'BA-6.3.0-02': printed(
    '6.3.0 Feltarbejder',
    'A roll for material when the work is announced decides whether it starts; the roll adds 1 for each failed turn in a row (ruling: figures work in groups of five side by side).',
    'Bei der Ansage entscheidet ein Wurf auf Beschaffung, ob die Arbeit beginnt, plus 1 je erfolglosem Zug in Folge (Auslegung: Figuren arbeiten in Fünfergruppen nebeneinander).',
    'Når arbejdet meldes, afgør et kast for anskaffelse, om det begynder; hvert forgæves træk på stribe lægger 1 til (fortolkning: figurer arbejder i grupper på fem ved siden af hinanden).',
  ),
  'BA-6.3.0-03': printed(
    '6.3.0 Feltarbejder',
    'A working unit must be stationary, in neither disorder nor full disorder, and doing nothing else. The turn in which it forms up counts, and fire breaks off the work only if it causes such disorder.',
    'Eine arbeitende Einheit ist weder in Unordnung noch in voller Unordnung, bleibt stationär und tut nichts anderes. Der Zug, in dem sie antritt, zählt mit, und Feuer unterbricht die Arbeit nur, wenn es solche Unordnung bewirkt.',
    'En arbejdende enhed er hverken i uorden eller fuldstændig uorden, er stationær og foretager sig intet andet. Det træk, hvor den stiller op, tæller med, og beskydning afbryder kun arbejdet, hvis den giver en sådan uorden.',
  ),
  'BA-6.3.0-04': printed(
    '6.3.0 Feltarbejder',
    'A turn of work that is broken off does not count, but earlier turns do. Going on needs a new roll for material.',
    'Ein unterbrochener Arbeitszug zählt nicht, frühere zählen weiter. Wer weiterarbeiten will, würfelt neu auf Beschaffung.',
    'Et træks arbejde, der afbrydes, tæller ikke, men de tidligere gør. At fortsætte kræver et nyt kast for anskaffelse.',
  ),
  'BA-6.3.0-05': printed(
    '6.3.0 Feltarbejder',
    'At the end of the work, a unit in contact rolls to destroy a bridge: 11 or more burns a wooden bridge, 13 or more blows up a stone one; the roll adds 1 for each failed turn in a row.',
    'Am Ende der Arbeit würfelt eine Einheit in Kontakt, ob die Brücke zerstört wird: Ab 11 brennt eine Holzbrücke, ab 13 wird eine Steinbrücke gesprengt, plus 1 je erfolglosem Zug in Folge.',
    'Når arbejdet er slut, kaster en enhed i brikkontakt for at ødelægge broen: 11 og derover afbrænder en træbro, 13 og derover sprænger en stenbro; hvert forgæves træk på stribe lægger 1 til.',
  ),
  'BA-6.3.0-06': {
    ...printed(
      '6.3.0 Feltarbejder',
      'Engineering work that is not listed is agreed with the umpire.',
      'Pionierarbeiten, die nicht aufgeführt sind, werden mit dem Schiedsrichter vereinbart.',
      'Arbejder, der ikke er nævnt, aftales med dommeren.',
    ),
    status: 'omitted',
    reason: {
      en: 'The program knows the seven kinds of work on the list; others would need terms that nobody has set.',
      de: 'Das Programm kennt die sieben Arbeiten der Liste; andere bräuchten Bedingungen, die niemand gesetzt hat.',
      da: 'Programmet kender listens syv arbejder; andre ville kræve vilkår, som ingen har fastsat.',
    },
  },
} satisfies Record<string, RuleRow>
