import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { designerFiles, designerTexts, firstFiles, sizePageFiles } from './first-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'muro-first-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MANIFEST = {
  'pages.html': {
    file: 'assets/pages.js',
    imports: ['_base.js'],
    dynamicImports: ['src/screens/account/SignInPage.tsx', 'src/screens/x/OrderPage.tsx'],
  },
  '_base.js': { file: 'assets/base.js', css: ['assets/base.css'] },
  '_form.js': { file: 'assets/form.js', css: ['assets/form.css'], imports: ['_base.js', '_field.js'] },
  '_field.js': { file: 'assets/field.js', imports: ['_form.js'] },
  'src/screens/account/SignInPage.tsx': { file: 'assets/sign-in.js', imports: ['_base.js', '_form.js'] },
  'src/screens/x/OrderPage.tsx': { file: 'assets/order.js', css: ['assets/order.css'] },
  'index.html': { file: 'assets/index.js', dynamicImports: ['src/designer.tsx'] },
  'src/designer.tsx': { file: 'assets/designer.js', css: ['assets/designer.css'], imports: ['_base.js'] },
  'src/state/editor/workspace.ts': { file: 'assets/workspace.js', imports: ['_base.js', '_work.js'] },
  '_work.js': { file: 'assets/work.js' },
  '../../packages/texts/src/de/app.ts': { file: 'assets/de-app.js', imports: ['_de-cart.js', '_base.js'] },
  '_de-cart.js': { file: 'assets/de-cart.js' },
  'src/screens/size-and-adjust/SizeAndAdjustScreen.tsx': {
    file: 'assets/size.js',
    css: ['assets/size.css'],
    imports: ['_base.js', '_field.js'],
  },
  '../../packages/texts/src/de/pages.ts': { file: 'assets/de.js' },
  '../../packages/texts/src/en/pages.ts': { file: 'assets/en.js' },
  '../../packages/texts/src/de/order.ts': { file: 'assets/de-order.js' },
};

function writeManifest(text: string): void {
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, '.vite/manifest.json'), text);
}

it('lists the files of a page and of its texts with their imports, except those that the entry already loads', async () => {
  writeManifest(JSON.stringify(MANIFEST));
  const { scripts, styles } = await firstFiles(folder, 'sign-in', 'de');
  expect([...scripts].sort()).toEqual(['assets/de.js', 'assets/field.js', 'assets/form.js', 'assets/sign-in.js']);
  expect(styles).toEqual(['assets/form.css']);
  expect(await firstFiles(folder, 'order', 'de')).toEqual({
    scripts: expect.arrayContaining(['assets/order.js', 'assets/de-order.js']),
    styles: ['assets/order.css'],
  });
});

it('lists the files of the size page beside those of the designer, with the open work', async () => {
  const { scripts, styles } = await sizePageFiles(folder);
  const parts = ['field', 'form', 'size', 'work', 'workspace'];
  expect([...scripts].sort()).toEqual(parts.map((part) => `assets/${part}.js`));
  expect([...styles].sort()).toEqual(['assets/form.css', 'assets/size.css']);
});

it('lists the files of the designer, which its entry imports dynamically, and the styles that others override first', async () => {
  expect(await designerFiles(folder)).toEqual({
    scripts: ['assets/base.js', 'assets/designer.js'],
    styles: ['assets/base.css', 'assets/designer.css'],
  });
});

it('lists the texts of the designer in a language with all parts that they import', async () => {
  expect([...(await designerTexts(folder, 'de'))].sort()).toEqual(['assets/de-app.js', 'assets/de-cart.js']);
  expect(await designerTexts(folder, 'fr')).toEqual([]);
});

it('reads the manifest again after a build', async () => {
  writeManifest(JSON.stringify(MANIFEST).replaceAll('sign-in.js', 'sign-in-2.js'));
  utimesSync(join(folder, '.vite/manifest.json'), new Date(), new Date(Date.now() + 5000));
  expect((await firstFiles(folder, 'sign-in', 'en')).scripts).toContain('assets/sign-in-2.js');
});

it('returns no files without a manifest or with a damaged one', async () => {
  expect(await firstFiles(join(folder, 'none'), 'order', 'en')).toEqual({ scripts: [], styles: [] });
  writeManifest('{');
  utimesSync(join(folder, '.vite/manifest.json'), new Date(), new Date(Date.now() + 9000));
  expect(await firstFiles(folder, 'order', 'en')).toEqual({ scripts: [], styles: [] });
});
