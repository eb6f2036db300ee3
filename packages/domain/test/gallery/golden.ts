import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TemplateDocument } from '../../src/layouts/template-document.ts';

const FOLDER = join(import.meta.dirname, '..', 'golden');

/** Result of a comparison with a golden; `message` describes the difference. */
export type GoldenAnswer = { readonly isSame: true } | { readonly isSame: false; readonly message: string };

/**
 * Compares a text with `golden/<generator>/<case>.<kind>`. With GOLDEN=write the text becomes the golden. Otherwise a different text
 * is written next to the golden as `<case>-changed.<kind>`, and an equal one removes that file.
 *
 * @param kind  'json' for the layout, 'svg' for its drawing
 */
export function compareGolden(generator: string, name: string, kind: 'json' | 'svg', text: string): GoldenAnswer {
  const stem = join(FOLDER, generator, name.replaceAll(/[^a-z0-9]+/gi, '-'));
  const golden = `${stem}.${kind}`;
  const changed = `${stem}-changed.${kind}`;
  if (process.env.GOLDEN === 'write') {
    mkdirSync(dirname(golden), { recursive: true });
    writeFileSync(golden, text);
  }
  if (existsSync(golden) && readFileSync(golden, 'utf8') === text) {
    rmSync(changed, { force: true });
    return { isSame: true };
  }
  mkdirSync(dirname(changed), { recursive: true });
  writeFileSync(changed, text);
  const difference = existsSync(golden) ? 'differs from its golden' : 'has no golden';
  return { isSame: false, message: `${generator} '${name}' ${difference}: see ${changed}, or GOLDEN=write to accept it` };
}

/** A document as JSON for a golden: lengths rounded to 0.001 cm, one cell per line, without the hash of the design's own file. */
export function goldenText(document: TemplateDocument): string {
  const { layout, hash: _, ...facts } = document;
  const cells = layout.cells.map((cell) => `    ${JSON.stringify(cell, rounded)}`);
  const head = JSON.stringify({ ...facts, size: layout.size, photoBorder: layout.photoBorder }, rounded);
  return `{\n  "document": ${head},\n  "cells": [\n${cells.join(',\n')}\n  ]\n}\n`;
}

/** Rounds numbers, and omits parsed outlines, which repeat their path text. */
function rounded(key: string, value: unknown): unknown {
  if (key === 'outline') return undefined;
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 + 0 : value;
}
