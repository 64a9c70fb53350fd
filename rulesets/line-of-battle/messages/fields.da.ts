import type { Catalogue } from '@grognard/umpire/message.ts'

export const fieldsDanish: Catalogue = {
  'field.sail.legs':
    'så langt frem, så en drejning om midten (positiv: styrbord over), og så videre.',
  'field.sailOn.legs':
    'så langt frem, så en drejning om midten (positiv: styrbord over), og så videre.',
  'field.sail.anchor': 'om det kaster anker til sidst.',
  'field.chooseShot.shot': 'hvad det lader med i dette træk.',
  'field.target': 'det andet skib, ved dets id.',
  'field.fire.rescue': 'om det er krydsning og redning.',
  'field.transfer.to': 'det skib, der får mandskabet, ved dets id.',
  'field.land.objective': 'målet i land, ved dets id.',
  'field.chooseQuarter.quarter': '0 sydvest, 1 sydøst, 2 nordøst, 3 nordvest.',
}
