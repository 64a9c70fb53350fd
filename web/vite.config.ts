import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'
import { fileList, serviceWorker } from './offline/file-list.ts'
import { licences } from './offline/licences.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const faces = {
  packages: ['@fontsource/b612', '@fontsource/b612-mono'],
  texts: ['eb-garamond', 'im-fell-english'].map(name =>
    readFileSync(at(`fonts/${name}.OFL.txt`), 'utf8'),
  ),
}

export default defineConfig({
  root: at('.'),
  base: './',
  plugins: [react(), licences(faces), fileList(readdirSync(at('public'))), compressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2024',
    // Every browser of that age preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: at('index.html'), offline: at('offline/service-worker.ts') },
      output: {
        // A service worker rules over the folder that it lies in.
        entryFileNames: ({ name }) =>
          name === 'offline' ? serviceWorker : 'assets/[name]-[hash].js',
      },
    },
  },
  // A worker fetches only the game it needs.
  worker: { format: 'es' },
})
