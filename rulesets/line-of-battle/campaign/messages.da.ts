import type { Translated } from '@grognard/umpire/message.ts'
import type { campaignEnglish } from './messages.en.ts'

export const campaignDanish: Translated<typeof campaignEnglish> = {
  'lob.campaign.flag.duel': 'Duellen',
  'lob.campaign.flag.duel.orders':
    'August 1812. Du sejler alene. Tag kampen op med den første britiske fregat, du møder, og slå den.',
  'lob.campaign.flag.convoy': 'Konvojen på vej hjem',
  'lob.campaign.flag.convoy.orders':
    'Din duel har skaffet dig en eskadre. Overfald konvojen på vej hjem, og ødelæg dens handelsskibe.',
  'lob.campaign.flag.home': 'Hjem til Boston',
  'lob.campaign.flag.home.orders':
    'Briterne bevogter kysten. Bring to tredjedele af din eskadre i havn.',
  'lob.campaign.flag.out': 'Ud igen',
  'lob.campaign.flag.out.orders':
    'Dine skibe er sat i stand, og blokaden er rykket tættere på. Vælg tidspunktet, og bryd ud med to tredjedele af dem.',
  'lob.campaign.flag.action': 'Eskadreslaget',
  'lob.campaign.flag.action.orders':
    'En britisk eskadre er sendt ud for at finde dig. Lad den finde dig, og slå den.',
  'lob.campaign.road.spy': 'Spionen på øen',
  'lob.campaign.road.spy.orders':
    'En ven venter på en fransk ø. Sæt en trop i land, hent ham, og slip væk mod syd.',
  'lob.campaign.road.convoy': 'Konvojen',
  'lob.campaign.road.convoy.orders':
    'Fem handelsskibe bringer forsyninger til flåden. Bring mindst tre af dem i sikkerhed.',
  'lob.campaign.road.blockade': 'Vagten uden for havnen',
  'lob.campaign.road.blockade.orders':
    'Franskmændene vil i havn. Hold mindst to tredjedele af dem ude.',
  'lob.campaign.road.trafalgar': 'Luvkolonnen',
  'lob.campaign.road.trafalgar.orders':
    '21. oktober 1805. Den forenede flåde er i søen. Bryd dens linje, og ødelæg den.',
  'lob.campaign.task.win': 'Vind slaget: {points, number} missionspoint',
  'lob.campaign.task.spare':
    '{ships, plural, =0 {Mist intet skib} one {Mist højst ét skib} other {Mist højst # skibe}}: {points, number} missionspoint',
  'lob.campaign.task.take':
    '{ships, plural, one {Sænk eller tag mindst ét skib} other {Sænk eller tag mindst # skibe}}: {points, number} missionspoint',
  'lob.campaign.most': 'Højst {points, number} missionspoint i dette slag.',
  'lob.campaign.ownFleet':
    'Din flåde: {total, number} point. Dette slag giver {base, number}{forRank, plural, =0 {} other {, og din rang giver # mere}}{forLosses, plural, =0 {} other {; # mindre for skibe mistet i det sidste slag}}.',
  'lob.campaign.enemyFleet':
    'Fjendens flåde: {total, number} point{forLosses, plural, =0 {} other {; # mindre for skibe mistet i det sidste slag}}.',
  'lob.campaign.loadedAlone':
    'Du vandt det sidste slag: kun dine skibe er dobbelt ladet til den første bredside.',
  'lob.campaign.loadedBoth': 'Begge sider er dobbelt ladet til den første bredside.',
  'lob.campaign.result.won': 'Sejr.',
  'lob.campaign.result.drawn': 'Uafgjort.',
  'lob.campaign.result.lost': 'Nederlag.',
  'lob.campaign.done': 'Udført: {task}',
  'lob.campaign.failed': 'Ikke udført: {task}',
  'lob.campaign.earned':
    '{change, number, ::sign-always} karrierepoint, heraf {missionPoints, number} optjente missionspoint.',
  'lob.campaign.attribute': '{points, number, ::sign-always} egenskabspoint: {attribute}.',
  'lob.campaign.losses':
    'Mistede skibe: {own, number} point på din side, {enemy, number} hos fjenden.',
  'lob.campaign.promoted': 'Forfremmet til {rank}.',
  'lob.campaign.lieutenant': 'Løjtnant',
  'lob.campaign.commander': '{rank} {name}: {points, number} karrierepoint.',
  'lob.campaign.nextRank': 'Den næste rang kommer ved {points, number} karrierepoint.',
  'lob.campaign.attributes':
    'Egenskabspoint: entring {melee}, fremtræden {bearing}, navigation {navigation}, skydning {gunnery}.',
  'lob.campaign.progress':
    '{fought, plural, =0 {Intet slag udkæmpet endnu} other {# slag udkæmpet}}; fuldførte opgaver: {won, number} af de {needed, number}, der kræves.',
  'lob.campaign.succeeded':
    'Kampagnen er en succes: {won, number} af {battles, number} opgaver blev fuldført. Du slutter som {rank} {name}.',
  'lob.campaign.notSucceeded':
    'Kampagnen er mislykket: kun {won, number} af {battles, number} opgaver blev fuldført. Du slutter som {rank} {name}.',
}
