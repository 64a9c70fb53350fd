import type { Translated } from '@grognard/umpire/message.ts'
import type { stepsEnglish } from './guide.en.ts'

export const stepsDanish: Translated<typeof stepsEnglish> = {
  'phase.setup.about': 'Begge sider stiller enheder og chefer op på deres eget terræn.',
  'phase.orders.about':
    'Begge sider skriver hemmeligt en ordre til hver enhed. Enheder langt fra deres chef, eller i uorden, kaster så om, de følger den.',
  'phase.announcement.about':
    'Angreb bliver kendt. Artillerister må søge tilflugt, faldne chefer erstattes, flygtende enheder reorganiseres.',
  'phase.continuedFire.about':
    'Den, der skød i sidste træk, må straks skyde på samme mål igen, men så hverken bevæge sig eller skyde mere.',
  'phase.movement.about':
    'Alle enheder udfører deres ordrer samtidig i tyve korte skridt; derefter flytter staben.',
  'phase.fire.about':
    'Begge sider udpeger deres mål, før en terning falder; al skydning virker samtidig.',
  'phase.melee.about':
    'Enheder på indbrudsafstand kæmper. Taberen kommer i uorden; vinderen må rykke videre frem.',
  'phase.end.about':
    'Feltarbejder bliver færdige, kanoner erobres, staben flytter igen, og enheder kommer sig.',
  'sequence.forced': 'Retræte og flugt',
  'step.deploy.hint':
    'Hold hver enhed inden for 30 cm af sin chef, og støtteenheder tæt bag første linie.',
  'step.orders.hint':
    'Inden for 30 cm af chefen adlyder en enhed i orden uden ordrekast. Nærkamp kræver en angrebsordre; skydning kræver ingen.',
  'step.refuge.hint':
    'De, der bliver, kæmper ved kanonerne; hos infanteriet er de i sikkerhed, men kanonerne kan gå tabt.',
  'step.chiefs.hint':
    'Reorganisér enheder med en chef ved siden af. En falden chef overlader hele brigaden til terningerne.',
  'step.continuedFire.hint':
    'Tag den, hvis målet stadig står, hvor det stod; lad være, hvis enheden skal bevæge sig.',
  'step.staff.hint':
    'Stil chefer, hvor næste træks ordrer betyder mest: hos en enhed hjælper en chef den, men kan falde.',
  'step.fire.hint':
    'Flere enheder på ét mål virker mere end hver på sit. Flanke, ryg og kolonner lider mest.',
  'step.attackers.hint':
    'En naboenhed eller støtteenhed giver to mere: brug friske sluttede enheder i nærheden.',
  'step.defenders.hint':
    'En naboenhed eller støtteenhed giver to mere; men den, der tages i flanke eller ryg, kan ikke være naboenhed.',
  'step.advance.hint':
    'Fortsat fremrykning holder fjenden på flugt, men enheden kan ende alene foran en frisk linie.',
  'step.lastRefuge.hint':
    'Fjenden kommer igen: artillerister hos infanteri i orden kan stadig redde sig.',
  'step.lastAttackers.hint': 'Som før: en naboenhed eller støtteenhed giver to mere.',
  'step.lastDefenders.hint': 'Som før: en naboenhed eller støtteenhed giver to mere.',
  'step.lastStaff.hint': 'Hvor cheferne står nu, afgør, hvilke ordrer der er sikre i næste træk.',
  'step.direction.hint':
    'Peg på kortet, hvor den løber hen (med taster: pile, så mellemrum, så Enter). Væk fra fjenden og fri af dine egne: en flugt, der rører venner, kan rive dem med.',
}
