import type { Libheif } from '@muro/domain';
import address from 'libheif-js/libheif-wasm/libheif-bundle.mjs?url';
import { loadCode } from './load-code.ts';

let loaded: Promise<Libheif> | undefined;

/**
 * libheif, loaded when the first HEIC comes. It stays a file of its own beside the app, so that whoever runs the shop can put
 * another build of it in its place; its licence (LGPL-3.0) lies next to it.
 */
export function loadLibheif(): Promise<Libheif> {
  loaded ??= loadCode(() => import(/* @vite-ignore */ address)).then((module: { default: () => Promise<Libheif> }) => module.default());
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}
