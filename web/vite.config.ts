import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'
import { fileList, serviceWorker } from './offline/file-list.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: at('.'),
  base: './',
  plugins: [react(), fileList(readdirSync(at('public'))), compressed()],
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
