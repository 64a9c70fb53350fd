import { languages } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { loadGame, library } from './library.ts'

const games = await Promise.all(Object.keys(library).map(loadGame))

for (const { id, guide, outline, messages, rulebook } of games) {
  test(`${id}: every step that is asked has a hint, every phase is told`, () => {
    const asked = outline.flatMap(({ steps }) => steps.filter(({ orders }) => orders.length > 0))
    const wanted = [
      ...asked.map(({ name }) => `step.${name}.hint`),
      ...outline.map(({ part, name }) =>
        part === 'phase' ? name && `phase.${name}.about` : `chapter.${name}`,
      ),
    ].filter(key => key !== '')
    for (const language of languages)
      expect(wanted.filter(key => !messages[language][key])).toEqual([])
  })

  test(`${id}: the primer is short, in three languages, and names rules of the book`, () => {
    expect(guide.primer.length).toBeGreaterThanOrEqual(6)
    expect(guide.primer.length).toBeLessThanOrEqual(10)
    for (const { title, text, rules } of guide.primer) {
      for (const language of languages) {
        expect(title[language]).not.toBe('')
        expect(text[language].length).toBeGreaterThan(10)
        expect(text[language].length).toBeLessThan(400)
      }
      expect(rules.filter(rule => !(rule in rulebook.rows))).toEqual([])
    }
  })

  test(`${id}: no word stands for two terms of the glossary`, () => {
    for (const language of languages) {
      const words = guide.glossary.flatMap(term => [
        ...new Set(term.words[language].map(word => word.toLowerCase())),
      ])
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
      expect(guide.glossary.filter(({ meaning }) => !meaning[language])).toEqual([])
    }
  })
}
