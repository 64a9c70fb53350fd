import type { Manifest } from '@grognard/umpire/manifest.ts'
import { scenarios as da } from './scenarios/messages.da.ts'
import { scenarios as de } from './scenarios/messages.de.ts'
import { scenarios as en } from './scenarios/messages.en.ts'

/** A battalion in line with its colours on a hill, a farm behind it. */
const cover =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" fill="none"><rect width="480" height="270" fill="var(--paper-deep)"/><g stroke="var(--ink-soft)" stroke-width=".5" opacity=".6"><path stroke-dasharray="142 49 217 42 151 51" stroke-dashoffset="47" d="M0 7h480M0 17.1h480M0 28.8h480M0 42.3h480M0 57.9h480M0 76.1h480M0 97h480M0 121.3h480"/><path stroke-dasharray="198 43 168 23 141 19" stroke-dashoffset="137" d="M0 10.2h480M0 20.8h480M0 33.1h480M0 47.2h480M0 63.7h480M0 82.7h480M0 104.7h480"/><path stroke-dasharray="199 58 76 78 224 55" stroke-dashoffset="157" d="M0 13.6h480M0 24.7h480M0 37.6h480M0 52.5h480M0 69.7h480M0 89.7h480M0 112.8h480"/></g><g transform="translate(-8-22)scale(1.06 1.08)"><path fill="var(--hill-slope)" stroke="var(--hachure)" stroke-width=".9" d="M0 138Q60 112 128 124T260 118T390 126T480 112V190H0Z"/><path stroke="var(--hachure)" stroke-width=".6" d="M4 144l3 6M14 138l-1 8M25 142l2 10M35 138l-2 6M46 140l-2 12M56 139l3 11M66 138l0 10M77 139l3 6M87 134l-1 12M98 133l1 8M108 133l-2 9M118 128l-1 8M129 127l1 11M139 131l2 8M150 130l0 12M160 127l3 11M170 126l-1 11M181 126l0 8M191 125l0 13M202 123l-2 13M212 120l0 11M222 122l0 13M233 120l2 13M243 121l-2 11M254 123l3 8M264 124l1 10M274 124l0 10M285 122l3 12M295 123l-2 13M306 125l2 7M316 128l-1 6M326 130l-2 7M337 126l2 6M347 129l-2 7M358 133l-2 10M368 131l-2 6M378 134l2 6M389 133l-1 8M399 135l-3 7M410 135l-3 6M420 136l-3 11M430 138l3 8M441 142l1 6M451 140l-3 9M462 139l-3 6M472 140l1 7"/><g stroke="var(--sail-edge)" stroke-width="1.5"><path id="p_s2" d="M26 124a8 8 0 1 0 16 0 8 8 0 1 0 -16 0M37 118a9 9 0 1 0 18 0 9 9 0 1 0 -18 0M50 123a8 8 0 1 0 16 0 8 8 0 1 0 -16 0M63 116a7 7 0 1 0 14 0 7 7 0 1 0 -14 0M74 123a6 6 0 1 0 12 0 6 6 0 1 0 -12 0M19 127a5 5 0 1 0 10 0 5 5 0 1 0 -10 0M88 125a4 4 0 1 0 8 0 4 4 0 1 0 -8 0"/></g><use href="#p_s2" fill="var(--sailcloth)"/><path stroke="var(--sail-edge)" stroke-width=".6" stroke-linecap="round" d="M38.3 126.1a4.8 4.8 0 0 1-6.4 2.3M50.5 120.9a5.4 5.4 0 0 1-7.1 1.8M62.6 124.5a4.8 4.8 0 0 1-7.8 2.1M72.3 119.5a4.2 4.2 0 0 1-6.1-1.7M82.3 125.7a3.6 3.6 0 0 1-4.3 0.3M26.3 128.9a3 3 0 0 1-4.1 0.6M94.2 125.9a2.4 2.4 0 0 1-3.3 1.2"/><g stroke="var(--sail-edge)" stroke-width="1.5"><path id="p_s3" d="M294 116a6 6 0 1 0 12 0 6 6 0 1 0 -12 0M303 111a7 7 0 1 0 14 0 7 7 0 1 0 -14 0M315 115a6 6 0 1 0 12 0 6 6 0 1 0 -12 0M327 118a4 4 0 1 0 8 0 4 4 0 1 0 -8 0"/></g><use href="#p_s3" fill="var(--sailcloth)"/><path stroke="var(--sail-edge)" stroke-width=".6" stroke-linecap="round" d="M302.3 118.8a3.6 3.6 0 0 1-5.5-1.3M313.4 113.5a4.2 4.2 0 0 1-5.7 0.9M324.5 115.9a3.6 3.6 0 0 1-6.5 1.1M332.9 119.4a2.4 2.4 0 0 1-4.1-0.3"/><path stroke="var(--ink)" stroke-width="2.4" opacity=".75" d="M98 132h30m4 1h28m110-6h26m4 0h30"/><path fill="var(--meadow)" stroke="var(--hachure)" stroke-width=".9" d="M0 168Q110 140 240 152T480 142V270H0Z"/><defs><g id="p_tree"><path stroke="var(--timber)" stroke-width="2" d="M0 0v-16"/><g stroke="var(--tree-edge)" stroke-width="1.6"><path id="p_t" d="M-16-16a8 8 0 1 0 16 0 8 8 0 1 0 -16 0M-1-17a8 8 0 1 0 16 0 8 8 0 1 0 -16 0M-10-25a10 10 0 1 0 20 0 10 10 0 1 0 -20 0M-7-14a7 7 0 1 0 14 0 7 7 0 1 0 -14 0"/></g><use href="#p_t" fill="var(--tree)"/><path stroke="var(--tree-edge)" stroke-width=".8" d="M-3-16q0 6-6 6M-6-18q0 5-5 5M12-17q0 6-6 6M9-19q0 5-5 5M6-25q0 6-6 6M2-27q0 5-5 5M4-14q0 6-6 6M2-16q0 5-5 5"/></g></defs><use href="#p_tree" transform="translate(330 156)scale(1.08)"/><use href="#p_tree" transform="translate(452 152)scale(1.17)"/><use href="#p_tree" transform="translate(432 154)scale(.83)"/><path fill="var(--stone)" stroke="var(--roof-edge)" stroke-width="1" d="M346 128h52v30h-52z"/><path fill="var(--slip)" stroke="var(--roof-edge)" stroke-width="1" d="M398 128l16-6 16 8v26l-32 2z"/><path fill="var(--roof)" stroke="var(--roof-edge)" stroke-width="1" stroke-linejoin="round" d="M340 130l14-24h50l-8 24zM404 106l30 26-4 2-18-13-16 9z"/><path stroke="var(--roof-edge)" stroke-width=".5" d="M346 124h50m-47-5h49m-46-5h48m-45-5h46"/><path fill="var(--roof)" stroke="var(--roof-edge)" stroke-width=".9" d="M384 106v-10h7v10z"/><path fill="var(--roof-edge)" d="M354 136h6v8h-6zM368 136h6v8h-6zM384 138h8v20h-8zM410 136h7v6h-7z"/><path fill="var(--stone)" stroke="var(--roof-edge)" stroke-width=".9" d="M430 150h44v9h-44zM300 152h46v9h-46z"/><path stroke="var(--roof-edge)" stroke-width=".5" d="M306 152v9m8-9v9m8-9v9m8-9v9m8-9v9M303 156h42m95-6v9m8-9v9m8-9v9m8-9v9m-34-5h42"/><path fill="var(--hill)" stroke="var(--hachure)" stroke-width="1.1" d="M0 214Q90 176 220 186T480 206V270H0Z"/><path stroke="var(--hachure)" stroke-width=".7" stroke-linecap="round" d="M3 225l-4 10M10 223l-3 11M11 263l-4 9M17 223l-3 18M24 221l-3 17M24 265l-3 14M31 219l-3 8M38 214l-3 17M41 260l-3 14M45 215l-3 9M52 213l-3 12M50 257l-3 9M59 210l-3 11M66 211l-2 19M68 246l-3 15M73 206l-2 9M80 205l-2 7M77 241l-2 6M87 208l-2 10M94 202l-2 15M92 232l-2 12M101 202l-2 12M108 202l-2 14M111 239l-2 11M115 202l-2 11M122 201l-2 10M120 223l-2 8M129 197l-1 12M136 196l-1 16M133 220l-1 13M143 195l-1 16M150 197l-1 7M150 226l-1 6M157 194l-1 15M164 197l-1 18M166 236l-1 14M171 191l-1 12M178 195l-1 14M179 230l-1 11M185 193l0 18M192 190l0 13M189 229l0 10M199 194l0 10M206 189l0 11M208 224l0 9M213 190l0 8M220 193l0 16M223 225l0 13M227 192l0 12M234 192l0 9M231 215l0 8M241 191l0 7M248 191l1 16M248 220l1 13M255 192l1 14M262 195l1 13M262 237l1 10M269 192l1 10M276 194l1 14M276 240l1 12M283 193l1 15M290 197l1 15M292 235l1 12M297 198l1 10M304 196l1 9M304 232l2 7M311 200l2 13M318 200l2 17M321 237l2 13M325 197l2 12M332 200l2 14M334 238l2 11M339 201l2 18M346 199l2 17M345 228l2 13M353 203l2 14M360 204l2 18M362 249l3 14M367 201l3 15M374 203l3 11M376 248l3 8M381 203l3 11M388 204l3 10M391 238l3 8M395 205l3 11M402 206l3 13M400 241l3 11M409 208l3 15M416 210l3 19M417 249l4 15M423 211l3 13M430 210l4 17M432 238l4 13M437 212l4 13M444 214l4 12M444 252l4 9M451 216l4 13M458 216l4 11M460 239l4 9M465 217l4 17M472 215l4 13M475 255l5 11M479 218l4 19M486 218l5 7M488 263l5 6"/><defs><g id="p_man"><path fill="var(--flag-white)" stroke="var(--hull-edge)" stroke-width=".5" d="M-3.4 0l.8-15h5.2l.8 15h-2.7l-.7-11-.7 11z"/><path stroke="var(--ink)" stroke-width="1.2" d="M4.6-15l1.6-31"/><path fill="var(--flag-blue)" stroke="var(--hull-edge)" stroke-width=".6" d="M-4.4-12.5l.2-13.5q4.2-2.6 8.4 0l.2 13.5-2.8 1.5-1.6-4-1.6 4z"/><path stroke="var(--flag-white)" stroke-width="1" d="M-3.6-26l7.6 11m0-11l-7.6 11"/><path fill="var(--deck)" d="M-2.5-30.5h5v4h-5z"/><path fill="var(--hull-edge)" stroke="var(--ink)" stroke-width=".5" d="M-3.2-30l-.5-8.5h7.4l-.5 8.5z"/></g><g id="p_file"><use href="#p_man"/><path fill="var(--timber)" stroke="var(--hull-edge)" stroke-width=".5" d="M-3-24.500h6v6.500h-6z"/></g></defs><defs><g id="p_mans"><use href="#p_man"/><use href="#p_man" x="11" y="-.8"/><use href="#p_man" x="23" y="-1.5"/><use href="#p_man" x="34" y="-2.2"/></g><g id="p_files"><use href="#p_file"/><use href="#p_file" x="11" y="-.8"/><use href="#p_file" x="23" y="-1.5"/><use href="#p_file" x="34" y="-2.2"/></g></defs><use href="#p_mans" transform="translate(38 222)scale(1.12)"/><use href="#p_mans" transform="translate(89.1 216.8)scale(1.07)"/><use href="#p_mans" transform="translate(138 212.4)scale(1.03)"/><use href="#p_mans" transform="translate(184.8 208.9)scale(.98)"/><use href="#p_mans" transform="translate(229.5 206.4)scale(.93)"/><use href="#p_mans" transform="translate(272.1 204.8)scale(.89)"/><use href="#p_mans" transform="translate(312.5 203.7)scale(.84)"/><path stroke="var(--timber)" stroke-width="2.2" d="M164 232L170 122"/><path fill="var(--flag-yellow)" stroke="var(--ink)" stroke-width=".5" d="M170 116l2.6 6-2 5-3-5z"/><path fill="var(--flag-white)" stroke="var(--hull-edge)" stroke-width=".8" d="M169.600 128Q185 118 200 126T232 124V160Q214 168 200 162T168 166Z"/><path fill="var(--flag-blue)" d="M169.600 128Q180 121 189 123L187 161Q176 162 168 166Z"/><path fill="var(--flag-red)" d="M211 128Q221 127 232 124V160Q220 164 211 165Z"/><path stroke="var(--hull-edge)" stroke-width=".6" opacity=".7" d="M178 125q-2 20-1 37m17-38q-3 20-2 37m15-34q-2 18-1 38m17-39q-2 18-1 36"/><use href="#p_files" transform="translate(28 240)scale(1.25)"/><use href="#p_files" transform="translate(85 233.1)scale(1.19)"/><use href="#p_files" transform="translate(139.3 227.1)scale(1.13)"/><use href="#p_files" transform="translate(191 222.2)scale(1.07)"/><use href="#p_files" transform="translate(240 218.6)scale(1.02)"/><use href="#p_files" transform="translate(286.4 215.9)scale(.96)"/><use href="#p_files" transform="translate(330.1 213.8)scale(.9)"/><use href="#p_man" transform="translate(388 233)scale(1.08)"/><path stroke="var(--ink)" stroke-width="1.6" d="M395 207l21-14"/><path stroke="var(--accent)" stroke-width="2" d="M383 207q5 4 11 1"/><path stroke="var(--tree-edge)" stroke-width=".8" stroke-linecap="round" d="M244 260q1-4-1-6m2 6q1-3 3-5M96 266q1-4-1-6m2 6q1-3 3-5M54 240q1-4-1-6m2 6q1-3 3-5M212 246q1-4-1-6m2 6q1-3 3-5M379 258q1-4-1-6m2 6q1-3 3-5M316 252q1-4-1-6m2 6q1-3 3-5M469 246q1-4-1-6m2 6q1-3 3-5M458 243q1-4-1-6m2 6q1-3 3-5M205 266q1-4-1-6m2 6q1-3 3-5M291 264q1-4-1-6m2 6q1-3 3-5M416 246q1-4-1-6m2 6q1-3 3-5M146 263q1-4-1-6m2 6q1-3 3-5M306 258q1-4-1-6m2 6q1-3 3-5M104 255q1-4-1-6m2 6q1-3 3-5M417 259q1-4-1-6m2 6q1-3 3-5M76 240q1-4-1-6m2 6q1-3 3-5M319 261q1-4-1-6m2 6q1-3 3-5M228 255q1-4-1-6m2 6q1-3 3-5M135 256q1-4-1-6m2 6q1-3 3-5M295 245q1-4-1-6m2 6q1-3 3-5M245 262q1-4-1-6m2 6q1-3 3-5M110 264q1-4-1-6m2 6q1-3 3-5M43 251q1-4-1-6m2 6q1-3 3-5M7 255q1-4-1-6m2 6q1-3 3-5M278 266q1-4-1-6m2 6q1-3 3-5M348 261q1-4-1-6m2 6q1-3 3-5"/></g></svg>'

/** What is shown before the game is loaded; how long a battle takes is measured by two players at one table. */
export const manifest: Manifest = {
  id: 'belle-alliance',
  isExample: false,
  title: { en: 'Belle Alliance', de: 'Belle Alliance', da: 'Belle Alliance' },
  edition: '2nd edition, 18 June 2001',
  authors: 'Peter Gjørtler',
  cover,
  first: 'crossroads-farm',
  scenarios: {
    'crossroads-farm': {
      title: 'ba.scenario.crossroads-farm',
      turns: 10,
      minutes: 90,
      difficulty: 1,
      players: [2, 2],
    },
    bornhoved: {
      title: 'ba.scenario.bornhoved',
      turns: 10,
      minutes: 90,
      difficulty: 2,
      players: [2, 2],
    },
    hougoumont: {
      title: 'ba.scenario.hougoumont',
      turns: 16,
      minutes: 210,
      difficulty: 3,
      players: [2, 2],
    },
    sehested: {
      title: 'ba.scenario.sehested',
      turns: 16,
      minutes: 210,
      difficulty: 2,
      players: [2, 2],
    },
    plancenoit: {
      title: 'ba.scenario.plancenoit',
      turns: 16,
      minutes: 240,
      difficulty: 3,
      players: [2, 2],
    },
    own: {
      title: 'ba.scenario.own',
      turns: null,
      minutes: null,
      difficulty: 3,
      players: [2, 2],
    },
  },
  messages: { en, de, da },
}
