import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../test-support/stamp.mjs';
import { noticesText } from './notices.mjs';

describe('third-party notices', () => {
  const notices = noticesText();

  it('match the lock file (else: node scripts/notices.mjs)', () => {
    expect(readFileSync(join(root, 'THIRD-PARTY-NOTICES.txt'), 'utf8') === notices).toBe(true);
  });

  it('contain the Open Font License for every font, and the LGPL for libheif', () => {
    const entries = notices.split(/^-{100}$/m);
    const textOf = (name) => entries[entries.findIndex((entry) => entry.includes(`\n${name} `)) + 1] ?? '';
    const fonts = [...notices.matchAll(/^(@fontsource\/\S+) /gm)].map(([, name]) => name);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(textOf(font), font).toMatch(/SIL OPEN FONT LICENSE/i);
    expect(textOf('libheif-js')).toMatch(/GNU LESSER GENERAL PUBLIC LICENSE/i);
  });

  it('list no packages that only build or test Muro', () => {
    expect(notices).not.toMatch(/^(vite|vitest|typescript|rolldown|pdf-lib|fast-check) /m);
  });
});
