import type { Catalogue } from '@grognard/umpire/message.ts'

export const fieldsGerman: Catalogue = {
  'field.march.rate': 'wie schnell sie geht; auch ein Sturm wird so befohlen.',
  'field.march.legs':
    'straight so weit, pivot um einen Flügel, wheel um die Mitte um einen Winkel (positiv: im Uhrzeigersinn), oder about für kehrt.',
  'field.march.fromTick':
    'der erste der zwanzig Teile der Phase, in dem sie sich bewegt; üblich ist 1.',
  'field.march.toTick': 'der letzte der zwanzig Teile, in dem sie sich bewegt; üblich ist 20.',
  'field.march.course':
    'wohin es geht, im Uhrzeigersinn von der eigenen Front gemessen: 0 voraus, 180 rückwärts, 90 nach rechts.',
  'field.front': 'wie viele Figuren im ersten Glied stehen; none wie in der Formation üblich.',
  'field.gap': 'der Abstand zwischen zwei Schützen der Kette.',
  'field.formation': 'die Formation, die sie einnehmen soll.',
  'field.form.turnsAbout': 'mit einer Kehrtwendung beim Auf- oder Abprotzen.',
  'field.form.quarter': 'mit einer Vierteldrehung zu dieser Seite.',
  'field.form.middle': 'welche von zwei mittleren Figuren stehen bleibt.',
  'field.figures': 'wie viele Figuren.',
  'field.sendOut.heading': 'wohin die Schützenkette blickt.',
  'field.sendOut.distance': 'von der Front der Einheit bis zur Mitte der Kette.',
  'field.line': 'die Schützenkette, mit ihrer Kennung.',
  'field.split.count': 'wie viele Figuren, Schwadronen oder Geschützmodelle abgehen.',
  'field.join.with': 'die Einheit, mit der sie sich vereint, mit ihrer Kennung.',
  'field.building':
    'das Gebäude, mit seiner Kennung; bei einem Vorstoß leer, wenn keines genommen wird.',
  'field.terrain': 'das Geländestück, mit seiner Kennung; leer, wenn keines gemeint ist.',
  'field.manGuns.battery': 'die Batterie, mit ihrer Kennung.',
  'field.takeRefuge.battery': 'die Batterie, mit ihrer Kennung.',
  'field.manGuns.gunners':
    'Kanoniere an jedem Geschützmodell danach, in der Reihenfolge der Batterie.',
  'field.attack.againstPosition': 'ob eine Stellung angegriffen wird.',
  'field.attack.ifMet': 'was sie tut, wenn ihr der Feind unterwegs entgegenkommt.',
  'field.fire.guns': 'bei Artillerie die Geschützmodelle, die feuern, mit ihren Kennungen.',
  'field.fire.isHidden': 'ob sie auf etwas feuert, das sie nicht sieht.',
  'field.of': 'die Einheit, der geholfen wird, mit ihrer Kennung.',
  'field.against': 'gegen welchen Feind, mit seiner Kennung.',
  'field.advance.pivot': 'die Drehung, bevor es vorwärtsgeht; positiv: im Uhrzeigersinn.',
  'field.distance': 'wie weit voraus.',
  'field.staff': 'der Chef oder die Ordonnanz, mit der Kennung.',
  'field.moveStaff.contact':
    'die Einheit oder der Chef, zu dem es geht, mit der Kennung; leer für einen Ort.',
  'field.chief': 'der Chef, mit der Kennung.',
}
