import type { Translated } from '@grognard/umpire'
import type { stepsEnglish } from './messages.en.ts'

export const stepsDanish: Translated<typeof stepsEnglish> = {
  'phase.setup.about':
    'Der kastes om vejr, klokkeslæt og vind, eller de fastsættes; flåderne sættes sammen, og skibene stilles op.',
  'phase.command.about':
    'Alle kaster om initiativet, som afgør rækkefølgen i dette træk, og vælger hemmeligt ammunition til hvert skib.',
  'phase.movement.about':
    'I initiativets rækkefølge sejler hver spiller med alle sine skibe; et skib må i stedet også vende, ankre, overføre mandskab eller landsætte en trop.',
  'phase.combat.about':
    'Først meldes målene, så skydes der, én bredside ad gangen; den beskudte må besvare ilden. Skibe side om side kan entres.',
  'phase.rally.about':
    'Hårdt ramte skibe aflægger moralprøve. Så skifter vejr og vind måske, og uret går 30 minutter frem.',
  'sequence.tacking': 'Stagvending og kovending',
  'sequence.exchange': 'En bredside og svarilden',
  'sequence.shot': 'Et skud',
  'sequence.round': 'En runde nærkamp',
  'sequence.moraleTest': 'En moralprøve',
  'sequence.attributes': 'Egenskabspoint',
  'sequence.parley': 'Et forslag',
  'step.conditions.hint':
    'Hårdt vejr og nat ødelægger begge skydningen; en flygtende konvoj har gavn af begge dele.',
  'step.muster.hint':
    'Få store skibe tåler mere; mange små drejer hurtigere og giver 1 point til initiativet.',
  'step.quarter.hint': 'Se på vinden: den, der ligger til luvart, kan nærme sig, når han vil.',
  'step.place.hint':
    '3 linjeskibe tæt efter hinanden danner en slaglinje og står fastere. Lad der være plads til at dreje.',
  'step.edge.hint': 'Med vinden agterfra sejler skibe 2 tommer længere.',
  'step.vanguard.hint':
    'De første skibe fører de andre ind: vend dem derhen, hvor du vil være om 2 træk.',
  'step.shots.hint':
    'Rundkugler til skrog og lang afstand, kædekugler til sejl, druehagl til besætningen, men kun tæt på. Valget gælder hele trækket.',
  'lob.advice.shotsLeft':
    '{count, plural, one {For ét skib er} other {For # skibe er}} der ikke valgt ammunition; »Færdig« lader rundkugler.',
  'lob.advice.flees':
    '{ships} flygter og kan kun sejle mod nærmeste kant; det sker med ordren til flugt.',
  'step.reinforcement.hint':
    'Før skibet ind, hvor det snart kan skyde, men ikke alene under fjendens kanoner.',
  'step.move.hint':
    'Slut med bredsiden mod fjenden, helst på tværs af hans stævn eller hæk, højst 5 tommer væk. Hvert skib skal sejle mindst 1 tomme.',
  'step.guns.hint':
    'Halvdelen af besætningen er borte: skyd med begge sider og 2 mindre ildkraft, eller med én side og fuld ildkraft. Mod en enkelt fjende er én side nok.',
  'step.target.hint':
    'Nære skibe er lettere at ramme. Et skibs første bredside gør dobbelt skade, medmindre scenariet siger andet: spild den ikke på langt hold.',
  'step.fire.hint':
    'Skyd først på den, du frygter mest: det, du rammer nu, er svagere, når det selv skal skyde.',
  'step.board.hint':
    'Sammenlign besætningerne: hver mand mere tæller i hver runde. Den, der først vinder 2 runder, har skibet.',
  'step.counter.hint':
    'Hver skibsside må besvare ilden én gang i trækket, så stærkt som før træfferen. Vent kun, hvis der kommer et bedre mål.',
  'step.rescueMove.hint':
    'Din ekstra sejlads: sejl ud af fjendens skudvinkel, eller bliv til næste bredside.',
  'step.prize.hint':
    'En prise skal have besætning for at kæmpe, og de mænd, der går om bord, mangler på dit eget skib: med under halv besætning skal det aflægge moralprøve.',
  'step.victor.hint':
    'Kæmper du videre, får du 1 lagt til hvert kast; løsriver du dig, kommer der 2 tommer mellem skrogene.',
  'step.points.hint': 'Et point giver 1 på dette kast og kommer tilbage til næste slag.',
  'step.answer.hint': 'Det sker kun, hvis alle siger ja.',
  'lob.talk.notes':
    'Allierede taler kun om slaget på sedler. En seddel afleveres, når den, der har skrevet den, selv har trækket.',
}
