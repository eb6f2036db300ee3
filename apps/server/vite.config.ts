import { defineConfig } from 'vite';

const entry = (name: string) => [name, `src/${name}.ts`] as const;

/** The server and its child processes, each a file of its own; workspace code is bundled, npm packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: [/^@muro\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(['main', 'photo-child', 'print-child', 'paint-child', 'make-empty-database'].map(entry)),
      // One flat folder: built code finds its neighbours beside itself.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
