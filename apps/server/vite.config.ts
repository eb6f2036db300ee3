import { defineConfig } from 'vite';

const entry = (name: string) => [name, `src/${name}.ts`] as const;

/** Pure JavaScript packages of many small files, each of which a start would have to open. */
const MARKDOWN = ['markdown-it', 'entities', 'linkify-it', 'mdurl', 'punycode.js', 'uc.micro'];
const BUNDLED = ['bidi-js', 'drizzle-orm', 'fastify-type-provider-zod', 'jsonc-parser', ...MARKDOWN, 'saxes', 'xmlchars', 'zod'];

/**
 * Builds the server, its child processes and threads as separate files; workspace code is bundled, other npm packages stay in node_modules.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: [/^@muro\//, ...BUNDLED] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(
        ['main', 'restore', 'photo-child', 'print-child', 'paint-child', 'document-child', 'database-thread', 'make-empty-database'].map(
          entry,
        ),
      ),
      // One flat folder: built code finds its neighbours beside itself.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
