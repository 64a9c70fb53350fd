import type { Translated } from '@grognard/umpire/message.ts'
import type { abilitiesEnglish } from './abilities.en.ts'

export const abilitiesGerman: Translated<typeof abilitiesEnglish> = {
  'was.ability.advancedFighter2': 'Überlegener Jäger 2',
  'was.ability.advancedFighter2.about': '2 Würfel mehr im Luftkampf gegen Jäger.',
  'was.ability.alternatePayload6': 'Andere Beladung 6',
  'was.ability.alternatePayload6.about':
    'Einmal in der Schlacht darf das Flugzeug statt des Torpedos mit Bomben angreifen, mit 6 Würfeln.',
  'was.ability.antiairSpecialist': 'Flugabwehrspezialist',
  'was.ability.antiairSpecialist.about':
    'In jeder Luftverteidigung macht das Schiff zwei volle Flugabwehrangriffe auf verschiedene Ziele.',
  'was.ability.armoredDeck1': 'Gepanzertes Deck 1',
  'was.ability.armoredDeck1.about': 'Gegen Bomben sind Panzerung und Vitalpanzerung um 1 höher.',
  'was.ability.audaciousAttack': 'Kühner Angriff',
  'was.ability.audaciousAttack.about':
    'Einmal in der Schlacht macht das Boot zwei Torpedoangriffe in einer Phase, auf Ziele, die mehr als 90 mm auseinanderliegen.',
  'was.ability.battleshipKiller': 'Schlachtschiffkiller',
  'was.ability.battleshipKiller.about': '1 Torpedowürfel mehr gegen Schlachtschiffe.',
  'was.ability.chaseTheSalvoes': 'Den Salven nachsteuern',
  'was.ability.chaseTheSalvoes.about':
    'Schießt die Hauptartillerie eines feindlichen Schlachtschiffs auf dieses Schiff, würfle: Ab 5 erleidet das Schiff keinen Schaden.',
  'was.ability.closeEscort': 'Naheskorte',
  'was.ability.closeEscort.about':
    'Im Flachfeuer schießt das Schiff durch befreundete Einheiten hindurch, nicht aber durch Feinde oder Land.',
  'was.ability.combatAirPatrol': 'Jagdschutz',
  'was.ability.combatAirPatrol.about':
    'In Reichweite 0 eines eigenen Trägers darf der Jäger, wenn er in diesem Zug noch nicht angegriffen hat, bis zu 180 mm weit fliegen, um ein feindliches Flugzeug anzugreifen.',
  'was.ability.defendTheFlattop': 'Verteidige den Träger',
  'was.ability.defendTheFlattop.about':
    'In Reichweite 0 eines eigenen Trägers hat die Einheit 1 Würfel mehr bei Angriffen auf Flugzeuge.',
  'was.ability.defensiveArmament': 'Abwehrbewaffnung',
  'was.ability.defensiveArmament.about':
    'Greift ein feindlicher Jäger dieses Flugzeug in der Luftverteidigung an, ist seine Panzerung von da an für den Rest des Zugs um 2 höher; die Vitalpanzerung ändert sich nicht.',
  'was.ability.destroyerHunter': 'Zerstörerjäger',
  'was.ability.destroyerHunter.about': '1 Geschützwürfel mehr gegen Zerstörer.',
  'was.ability.determination': 'Entschlossenheit',
  'was.ability.determination.about':
    'Würfle jedes Mal, wenn das Schiff zerstört würde: Ab 5 behält es 1 Rumpfpunkt.',
  'was.ability.escort': 'Eskorte',
  'was.ability.escort.about':
    'Feindliche Jäger haben −1 je Würfel gegen einen befreundeten Bomber in Reichweite 0 dieses Jägers.',
  'was.ability.evadeTorpedoes': 'Torpedos ausweichen',
  'was.ability.evadeTorpedoes.about':
    'Einmal in der Schlacht darfst du gegen einen Torpedoangriff würfeln: Ab 3 geht er fehl. In der nächsten Seebewegung kann sich das Schiff so oder so nicht bewegen.',
  'was.ability.excellentEndurance': 'Große Ausdauer',
  'was.ability.excellentEndurance.about':
    'Einmal in der Schlacht darfst du zu Beginn des Lufteinsatzes die Rüstmarke des Flugzeugs entfernen.',
  'was.ability.excellentSpotting': 'Gute Beobachtung',
  'was.ability.excellentSpotting.about':
    '1 Geschützwürfel mehr gegen ein Schiff, auf das in dieser Phase ein anderes befreundetes Schiff geschossen hat.',
  'was.ability.expertAsw': 'U-Jagd-Experte',
  'was.ability.expertAsw.about':
    'Einmal je Zug hat ein befreundeter Torpedobomber 1 Würfel mehr gegen ein U-Boot.',
  'was.ability.expertBomber1': 'Bombenexperte 1',
  'was.ability.expertBomber1.about':
    'Einmal je Zug hat ein befreundeter Sturzkampfbomber 1 Bombenwürfel mehr.',
  'was.ability.expertBomber2': 'Bombenexperte 2',
  'was.ability.expertBomber2.about':
    'Einmal je Zug hat ein befreundeter Sturzkampfbomber 2 Bombenwürfel mehr.',
  'was.ability.expertDogfighter1': 'Luftkampfexperte 1',
  'was.ability.expertDogfighter1.about':
    'Einmal je Zug hat ein befreundeter Jäger 1 Würfel mehr im Luftkampf.',
  'was.ability.expertDogfighter2': 'Luftkampfexperte 2',
  'was.ability.expertDogfighter2.about':
    'Einmal je Zug hat ein befreundeter Jäger 2 Würfel mehr im Luftkampf.',
  'was.ability.expertStrafer': 'Bordwaffenexperte',
  'was.ability.expertStrafer.about':
    'Das Flugzeug greift mit Bordwaffen an, ohne Panzerung zu verlieren. Niemand wisse, was diese Fähigkeit bedeutet, schreiben die Autoren der Tabletop-Regeln; im älteren Spiel war es so gemeint.',
  'was.ability.expertTorpedoes': 'Torpedoexperte',
  'was.ability.expertTorpedoes.about':
    'Einmal je Zug hat ein befreundeter Torpedobomber 1 Torpedowürfel mehr.',
  'was.ability.exportVersion': 'Exportmodell',
  'was.ability.exportVersion.about':
    'Das Flugzeug darf auch auf Trägern der USA oder Großbritanniens stationiert sein.',
  'was.ability.extendedRange4': 'Erhöhte Reichweite 4',
  'was.ability.extendedRange4.about':
    'Unbeschädigt schießt die Hauptartillerie dieses Schiffs auf Reichweite 4 mit den Würfeln von Reichweite 3.',
  'was.ability.extendedRange5': 'Erhöhte Reichweite 5',
  'was.ability.extendedRange5.about':
    'Unbeschädigt schießt die Hauptartillerie dieses Schiffs auf Reichweite 4 und 5 mit den Würfeln von Reichweite 3.',
  'was.ability.finishHimOff': 'Gib ihm den Rest',
  'was.ability.finishHimOff.about': '1 Würfel mehr gegen beschädigte Schiffe.',
  'was.ability.flotillaLeader': 'Flottillenführer',
  'was.ability.flotillaLeader.about':
    'Der Initiativewurf ist für jeden eigenen Zerstörer im Spiel um 1 höher, höchstens um 3.',
  'was.ability.guardTheConvoy': 'Schütze den Konvoi',
  'was.ability.guardTheConvoy.about':
    'Ein befreundetes Hilfsschiff in Reichweite 0 kann erst angegriffen werden, wenn diese Einheit in derselben Phase angegriffen worden ist.',
  'was.ability.highSpeedEvasion': 'Schnelles Ausweichen',
  'was.ability.highSpeedEvasion.about':
    'Greift ein feindliches Schiff dieses Boot an, würfle: Ab 5 erleidet es keinen Schaden.',
  'was.ability.highSpeedRun': 'Äußerste Kraft',
  'was.ability.highSpeedRun.about':
    'Einmal in der Schlacht, zu Beginn der eigenen Seebewegung, kann das Schiff für diesen Zug um 1 schneller werden; dann nimmt es in diesem Zug keine Zielmarke ein.',
  'was.ability.interceptor': 'Abfangjäger',
  'was.ability.interceptor.about':
    'Ohne feindlichen Jäger in Reichweite 0 hat dieser Jäger 1 Würfel mehr im Luftkampf gegen Bomber.',
  'was.ability.landBased': 'Landgestützt',
  'was.ability.landBased.about': 'Das Flugzeug ist nie auf einem Träger stationiert.',
  'was.ability.laySmokeScreen': 'Rauchschleier legen',
  'was.ability.laySmokeScreen.about':
    'Im Überwasserangriff darf das Schiff Rauch legen, statt anzugreifen; der Rauch bleibt bis zum Ende des nächsten Zugs.',
  'was.ability.loiter': 'Dauerflug',
  'was.ability.loiter.about':
    'Das Flugzeug bekommt keine Rüstmarken und kann in jedem Zug fliegen.',
  'was.ability.longLanceTorpedoes': 'Long-Lance-Torpedos',
  'was.ability.longLanceTorpedoes.about':
    'Jeder Torpedotreffer dieses Schiffs kostet 1 Rumpfpunkt mehr.',
  'was.ability.noSeaControl': 'Keine Seeherrschaft',
  'was.ability.noSeaControl.about': 'Die Einheit kann keine Zielmarken einnehmen.',
  'was.ability.pinpointer': 'Zielweiser',
  'was.ability.pinpointer.about':
    'Zu Beginn des eigenen Luftangriffs meldet das Flugzeug ein feindliches Schiff in Reichweite 2: Befreundete U-Boote haben in diesem Zug 1 Torpedowürfel mehr gegen dieses Schiff.',
  'was.ability.poorFacilities': 'Dürftige Ausstattung',
  'was.ability.poorFacilities.about':
    'Kehren zwei Flugzeuge zu diesem Träger zurück, bekommt eines davon eine Rüstmarke.',
  'was.ability.pressTheAttack': 'Unbeirrter Angriff',
  'was.ability.pressTheAttack.about':
    'Wehrt ein Schiff dieses Flugzeug ab, würfle: Bei 1 ist es zerstört, bei 2 oder 3 abgewehrt; ab 4 wirft es in diesem Zug noch Bomben, erzielt aber nur ab 5 Erfolge.',
  'was.ability.radarFireControl': 'Radarfeuerleitung',
  'was.ability.radarFireControl.about':
    'Unbeschädigt hat das Schiff 1 Würfel mehr für die Hauptartillerie.',
  'was.ability.radarPicket': 'Radarposten',
  'was.ability.radarPicket.about':
    'Am Ende des Lufteinsatzes setzt dieses Schiff ein befreundetes Flugzeug, das kein feindliches in Reichweite 0 hat, noch einmal um, damit es ein feindliches Flugzeug angreift.',
  'was.ability.raider': 'Handelsstörer',
  'was.ability.raider.about': '1 Geschützwürfel mehr gegen Zerstörer und Hilfsschiffe.',
  'was.ability.raiderHunter': 'Jäger der Handelsstörer',
  'was.ability.raiderHunter.about': '1 Geschützwürfel mehr gegen Kreuzer und Hilfsschiffe.',
  'was.ability.rapidFire': 'Schnellfeuer',
  'was.ability.rapidFire.about':
    'Einmal in der Schlacht hat die Hauptartillerie 2 Würfel mehr gegen ein Schiff; du sagst es an, bevor sie schießt.',
  'was.ability.rugged': 'Robust',
  'was.ability.rugged.about':
    'Erreichen die Erfolge gegen dieses Flugzeug genau seine Vitalpanzerung, würfle: Ab 4 ist es nur abgewehrt.',
  'was.ability.runSilent': 'Schleichfahrt',
  'was.ability.runSilent.about':
    'Hat sich dieses Boot in diesem Zug nicht bewegt, erzielen Wasserbomben gegen das Boot nur ab 5 Erfolge.',
  'was.ability.shadowing': 'Fühlungshalter',
  'was.ability.shadowing.about':
    'Zu Beginn des eigenen Luftangriffs meldet das Flugzeug ein feindliches Schiff in Reichweite 2: Eigene Flugzeuge haben in diesem Zug 1 Würfel mehr gegen dieses Schiff.',
  'was.ability.shallowDraft': 'Niedriger Tiefgang',
  'was.ability.shallowDraft.about':
    'Das Boot darf in Inselgewässern fahren; dort greift es nicht an und wird nicht angegriffen.',
  'was.ability.sharpshooter': 'Scharfschütze',
  'was.ability.sharpshooter.about':
    'Sichtschutz gegen die Angriffe dieser Einheit wirkt nur bei einer 6.',
  'was.ability.slow1': 'Langsam 1',
  'was.ability.slow1.about':
    'Zu Beginn der eigenen Seebewegung würfle: Bei 1 ist das Schiff in diesem Zug um 1 langsamer, aber nie unter Geschwindigkeit 1.',
  'was.ability.slow2': 'Langsam 2',
  'was.ability.slow2.about':
    'Zu Beginn der eigenen Seebewegung würfle: Bei 1 oder 2 ist das Schiff in diesem Zug um 1 langsamer, aber nie unter Geschwindigkeit 1.',
  'was.ability.subHunter': 'U-Boot-Jäger',
  'was.ability.subHunter.about':
    'Die Einheit erfasst U-Boote bis auf 4 Abschnitte: 360 mm statt 270 mm.',
  'was.ability.submergedShot': 'Getauchter Schuss',
  'was.ability.submergedShot.about':
    'Das Boot darf U-Boote in Reichweite 0 mit Torpedos angreifen.',
  'was.ability.surprise': 'Überraschung',
  'was.ability.surprise.about': 'In Zug 1 hat die Einheit 1 Würfel mehr bei ihren Angriffen.',
  'was.ability.torpedoDefense1': 'Torpedoschutz 1',
  'was.ability.torpedoDefense1.about':
    'Jeder Torpedotreffer kostet dieses Schiff 1 Rumpfpunkt weniger.',
  'was.ability.valiantStand': 'Tapferer Widerstand',
  'was.ability.valiantStand.about': '1 Torpedowürfel mehr gegen Schlachtschiffe.',
  'was.ability.vitalCargo6': 'Wichtige Ladung 6',
  'was.ability.vitalCargo6.about':
    'Liegt die Einheit am Ende eines Zugs auf der feindlichen Hälfte höchstens 180 mm von Land, darf sie den Tisch verlassen und bringt 6 Punkte; je Zug nur eine Einheit.',
  'was.ability.wolfpack': 'Wolfsrudel',
  'was.ability.wolfpack.about':
    '1 Torpedowürfel mehr, solange ein anderes eigenes U-Boot mit „Wolfsrudel“ im Spiel ist.',
}
