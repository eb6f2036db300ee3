import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import { ariaLocales } from './aria-locales.ts';
import { codeGroups } from './code-groups.ts';
import { compressFiles } from './compress-files.ts';
import { assetName, emitLibheif } from './emit-libheif.ts';
import { emitNotices } from './emit-notices.ts';
import { noscriptMessage } from './noscript-message.ts';

/** Address of the server for `npm run dev`. */
const SERVER = 'http://127.0.0.1:8080';
const SERVER_PATHS = ['/api', '/templates', '/layouts', '/webassets', '/photos', '/cart', '/account', '/order', '/social'];

export default defineConfig({
  base: '/htmlapp/',
  plugins: [react(), ariaLocales, emitLibheif(), emitNotices(), noscriptMessage((file) => runnerImport(file)), compressFiles()],
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, SERVER])) },
  worker: { format: 'es', rolldownOptions: { output: { assetFileNames: assetName } } },
  build: {
    // The manifest lists the files that a page loads: a test sums their sizes.
    manifest: true,
    target: 'es2022',
    // Inlines no assets: separate files are cached better.
    assetsInlineLimit: 0,
    // Browsers load source maps only for developer tools: stack traces of the shop's pages then name our files and lines.
    sourcemap: true,
    rolldownOptions: {
      input: ['index.html', 'cart.html', 'pages.html', 'api.html'],
      output: { assetFileNames: assetName, codeSplitting: codeGroups() },
    },
  },
});
