import type { Translated } from '@grognard/umpire'
import type { stepsEnglish } from './messages.en.ts'

export const stepsDanish: Translated<typeof stepsEnglish> = {
  'phase.setup.about':
    'Vejr, klokkeslæt og vind kastes eller fastsættes, flåderne sættes sammen, og skibene stilles op.',
  'phase.command.about':
    'Alle kaster om initiativet, som afgør rækkefølgen i dette træk, og vælger hemmeligt, hvad hvert skib skyder med.',
  'phase.movement.about':
    'I initiativets rækkefølge sejler hver spiller alle sine skibe; de må i stedet også vende, ankre, afgive folk eller sætte en trop i land.',
  'phase.combat.about':
    'Først meldes målene, så skydes der, bredside for bredside; den ramte må svare. Skibe side om side kan entres.',
  'phase.rally.about':
    'Hårdt ramte skibe aflægger moralprøve. Så skifter vejr og vind måske, og uret går en halv time frem.',
  'sequence.tacking': 'Stagvending og kovending',
  'sequence.exchange': 'En bredside og dens svar',
  'sequence.shot': 'Et skud',
  'sequence.round': 'En runde nærkamp',
  'sequence.moraleTest': 'En moralprøve',
  'sequence.attributes': 'Egenskabspoint',
  'sequence.parley': 'Et forslag',
  'step.conditions.hint':
    'Hårdt vejr ødelægger skydningen, og det gør natten også; en flygtende konvoj holder af begge dele.',
  'step.muster.hint':
    'Få store skibe tåler mere; mange små drejer hurtigere og giver et point til initiativet.',
  'step.quarter.hint':
    'Se på vinden: den, der ligger til luvart, kan styre ned mod den anden, når han vil.',
  'step.place.hint':
    'Tre linjeskibe tæt efter hinanden danner en linje og står fastere. Lad der være plads til at dreje.',
  'step.edge.hint': 'Med vinden i ryggen kommer skibene to tommer længere.',
  'step.vanguard.hint':
    'De første skibe fører de andre ind: vend dem derhen, hvor du vil være om to træk.',
  'step.shots.hint':
    'Rundkugler til skrog og lange hold, kædekugler til sejl, druehagl til mandskab og kun tæt på. Det gælder hele trækket.',
  'lob.advice.shotsLeft':
    '{count, plural, one {For ét skib er} other {For # skibe er}} intet valgt endnu; »Færdig« lader {count, plural, one {det} other {dem}} med rundkugler.',
  'lob.advice.flees':
    '{ships} flygter og må kun sejle mod nærmeste kant; det sker med ordren til flugt.',
  'step.reinforcement.hint':
    'Før den ind, hvor den snart kan skyde, men ikke alene under fjendens kanoner.',
  'step.move.hint':
    'Slut med bredsiden mod fjenden, bedst på tværs af hans stævn eller hæk inden for 5 tommer. Hvert skib skal sejle en tomme.',
  'step.guns.hint':
    'Halvdelen af folkene er borte: begge sider med to mindre, eller én side fuldt ud? Mod én fjende: én side.',
  'step.target.hint':
    'Nære skibe rammes lettere, og et skibs første bredside gør dobbelt skade, medmindre scenariet siger andet: spild den ikke på langt hold.',
  'step.fire.hint':
    'Skyd først på den, du frygter mest: det, du rammer nu, er svagere, når det selv skal skyde.',
  'step.board.hint':
    'Tæl mandskabet: hver mand mere end fjenden tæller i hver runde. Den, der vinder to runder, har skibet.',
  'step.counter.hint':
    'Hver side må svare én gang i trækket, så stærkt som før træfferen. Vent kun, hvis der kommer et bedre mål.',
  'step.rescueMove.hint':
    'Din ekstra fart: sejl ud af fjendens skudvinkel, eller bliv til næste bredside.',
  'step.prize.hint':
    'En prise skal bruge folk for at kæmpe, og de mænd, der går om bord, mangler på dit eget skib: med under halvt mandskab skal det aflægge moralprøve.',
  'step.victor.hint':
    'Kæmper du videre, angriber du med én mere på hvert kast; løsriver du dig, kommer der to tommer mellem skrogene.',
  'step.points.hint': 'Et point giver én på dette kast og er så brugt op til næste slag.',
  'step.answer.hint': 'Det sker kun, hvis alle siger ja.',
}
