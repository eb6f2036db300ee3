import { defineConfig } from 'vite';

/** Pure JavaScript of many small files, each of which a start would look for. */
const BUNDLED = ['bidi-js', 'commander', 'jsonc-parser', 'saxes', 'xmlchars', 'zod'];

/** A file for each command; workspace code is bundled, other npm packages stay in node_modules and are loaded when they are needed. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: [/^@muro\//, ...BUNDLED] },
  build: {
    ssr: 'src/bin.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
