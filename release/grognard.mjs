#!/usr/bin/env node
// The command of the package; plain JavaScript, since an older Node has to read it.
import { fileURLToPath } from 'node:url'
import { pinnedNode, run, systemNode } from '../pinned-node.mjs'

const program = new URL('../dist/program/grognard.js', import.meta.url)
if (systemNode()) await import(program.href)
else run(pinnedNode(), fileURLToPath(program), process.argv.slice(2))
