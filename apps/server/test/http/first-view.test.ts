import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { createVisitor } from '../support/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const pageIn = async (lang: string) => await createVisitor(test).send({ url: `/htmlapp/?lang=${lang}` });
const rootOf = (body: string): string => /<div id="root">(.*?)<noscript>/s.exec(body)?.[1] ?? '';

it('the page of the designer holds the first designs of the list in its language, with the size of their pictures', async () => {
  const { body } = await pageIn('es');
  const root = rootOf(body);
  expect(body).toContain('<html lang="es">');
  expect(root).toContain('<h1>¿Qué collage colgarás en tu pared?</h1>');
  expect(root).toContain('<a class="design-link" href="#/collage/basico/even">');
  const list = (await createVisitor(test).send({ url: '/api/list' })).body;
  const [, fewest, most] = /id="even".*?fewestPhotos="(\d+)" mostPhotos="(\d+)"/s.exec(list) ?? [];
  expect(root).toContain(`<span class="design-note">${fewest}–${most} fotos`);
  const images = root.match(/<img [^>]*>/g) ?? [];
  expect(images.length).toBeGreaterThan(1);
  expect(images.every((image) => /width="240" height="1\d\d"/.test(image))).toBe(true);
  expect(images.map((image) => image.includes('fetchpriority="high"'))).toEqual(images.map((_, index) => index === 0));
  expect(images.some((image) => image.includes('lazy'))).toBe(false);
  expect(root).toMatch(/<source type="image\/avif" srcset="\/templates\/even\/card\.jpg\?v=\w+&amp;as=avif-240 1x, [^"]*avif-480 2x">/);
  expect(rootOf((await pageIn('de')).body)).toContain(`<span class="design-note">${fewest}–${most} Fotos`);
});

it('the first view keeps to the policy of the page, and its pictures go before the scripts', async () => {
  const { body, headers } = await pageIn('es');
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(body).toContain(`<style nonce="${nonce}">.ratio-0{--ratio:1.25}`);
  expect(rootOf(body)).not.toMatch(/ style=|<script/);
  expect(body).toMatch(/<script type="module" fetchpriority="low"/);
  // The browser requests them once it has painted the first view.
  expect(body).toMatch(/ data-scripts="[^"]*\/designer-[^"]*\/app-/);
  // The styles of a screen override those of the controls in it.
  expect(body).toMatch(/<link rel="stylesheet"[^>]*\/base-[^>]*>\s*<link rel="stylesheet"[^>]*\/app-/);
  expect(body.match(/<link rel="preload" as="font"/g)).toHaveLength(3);
  const first = await createVisitor(test).send({ url: '/pages/first-view.js' });
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, expect.stringContaining('javascript')]);
});
