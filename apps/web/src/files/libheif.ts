import type { Libheif } from '@muro/domain';
import address from 'libheif-js/libheif-wasm/libheif-bundle.mjs?url';
import { loadCode } from './load-code.ts';

let loaded: Promise<Libheif> | undefined;

/**
 * Loads libheif with the first HEIC. It stays a separate file beside the app, so that the shop's operator can replace it with another
 * build; its licence (LGPL-3.0) is stored beside it.
 */
export function loadLibheif(): Promise<Libheif> {
  loaded ??= loadCode(() => import(/* @vite-ignore */ address)).then((module: { default: () => Promise<Libheif> }) => module.default());
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}
