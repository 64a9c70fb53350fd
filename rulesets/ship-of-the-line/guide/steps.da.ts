import type { Catalogue } from '@grognard/umpire/message.ts'

export const stepsDanish: Catalogue = {
  'phase.setup.about':
    'Vinden kastes én gang for hele spillet, så kastes der om, hvem der begynder. Hver vælger et flag, ét kort af hver officer og kajpladser til sine tre skibe.',
  'phase.round.about':
    'Skibene er på tur ét efter ét, siderne skiftevis; hvert sejler op til tre kabellængder og skyder undervejs, når det vil. Priser kommer sidst, og så begynder runden forfra.',
  'chapter.attack': 'En bredside',
  'chapter.answer': 'Svaret på den',
  'chapter.boarding': 'En entring',
  'chapter.parley': 'Et tilbud om uafgjort',
  'step.nation.hint': 'Kun for øjet: alle skibe er ens.',
  'step.officers.hint':
    'Hvert kort hjælper én gang. Nødror eller nye sejl redder et skib, der ellers måtte stryge flaget.',
  'step.berth.hint':
    'Se, hvor vinden kommer fra: ingen sejler lige op i den, og den, der ligger til luvart, vælger kampen.',
  'step.dotOfReturn.hint':
    'Skibets egen prik er optaget, og disse er lige nær. Kursen vælger du bagefter.',
  'step.captain.hint':
    'Sejl, skyd eller gør begge dele i vilkårlig rækkefølge. En bredside besvares; skud i stævn eller hæk gør ikke, og hækken er værst.',
  'step.retaliation.hint': 'Det koster intet: de samme kanoner må skyde i din egen tur alligevel.',
  'step.marines.hint':
    'Én gang i spillet gør de entringen sværere for fjenden. Behold dem, hvis han alligevel må mislykkes eller alligevel sejrer.',
  'step.grape.hint':
    'Hver træffer svækker entreren med én, før skrogene sammenlignes; bliver de mange nok, opgiver han.',
  'step.secondGrape.hint':
    'Han ligger på siden af dig og kan ikke slippe væk: de samme kanoner må skyde igen.',
  'step.answerDraw.hint': 'Siger du ja, er spillet straks forbi.',
}
