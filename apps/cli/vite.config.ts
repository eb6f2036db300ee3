import { defineConfig } from 'vite';

/** One file: workspace code is bundled, npm packages stay in node_modules and are loaded when they are needed. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: [/^@muro\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
