import { writeFileSync } from 'node:fs'
import { createWords, umpireCatalogues } from '@grognard/board/words/index.ts'
import { catalogue } from '@grognard/rulesets'
import { print, marksBeyond, marksOverlapping } from './index.ts'
import { fontsFromDisk } from './fonts-from-disk.ts'
const [id='', scenario='', sheet='', language='en', paper='a4', out=''] = process.argv.slice(2)
const game = catalogue[id]!
const lang = language as 'en'
const words = createWords(lang, [game.messages[lang], umpireCatalogues[lang]])
const state = scenario ? game.prepare(scenario) : null
const sheets = (sheet === 'all' ? game.sheets : [sheet as 'cards']).flatMap(s => game.printed(s, { state, condition: 'fresh' }))
const p = await print({ game: game.title[lang], sheets, language: lang, say: words.say, paper: paper as 'a4', fonts: fontsFromDisk() })
console.log(p.pages.length, 'pages', p.file.length, 'bytes; beyond', marksBeyond(p.marks, p.pages, 20).slice(0,5), 'overlap', marksOverlapping(p.marks).slice(0,6))
writeFileSync(out, p.file)
