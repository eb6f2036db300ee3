import { PATHS } from '@muro/api';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './test.ts';

interface Description {
  readonly paths: Readonly<Record<string, object>>;
}

test('@phone [HTTP-05] the API page shows all calls, searches them, and is usable by keyboard and screen reader', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
  });
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  const { paths } = (await (await page.request.get(PATHS.openApi)).json()) as Description;
  const all = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  await page.goto(PATHS.apiPage);
  const calls = page.getByRole('main').locator('.opblock-summary-control');
  await expect(calls).toHaveCount(all.length);
  await expect(page.getByRole('status')).toHaveText(`${all.length} calls`);
  const listedCalls = await calls.evaluateAll((buttons) =>
    buttons.map((button) => ['method', 'path'].map((part) => button.querySelector(`.opblock-summary-${part}`)?.textContent).join(' ')),
  );
  expect(listedCalls.map((call) => call.replaceAll('\u200b', '')).sort()).toEqual(all.sort());
  await expectAccessible(page, 'all calls');

  const search = page.getByRole('searchbox', { name: 'Search the calls' });
  await search.fill('IDEMPOTENCYKEY save');
  await expect(page.getByRole('status')).toHaveText('1 call');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const save = page.getByRole('button', { name: /POST.*\/api\/save/ }).first();
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-expanded', 'true');
  const main = page.getByRole('main');
  await expect(main.getByText('idempotencykey').first()).toBeVisible();
  await expect(main.getByText('ERROR_NEWER_VERSION').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/Collages\/post-api-save$/);
  await expectAccessible(page, 'an open call');

  await search.fill('no such call');
  await expect(page.getByRole('status')).toHaveText('No call has all of these words.');
  await expectAccessible(page, 'nothing found');

  await page.goto('about:blank');
  await page.goto(`${PATHS.apiPage}#/Shop/post-api-shop-orders`);
  await expect(main.locator('.opblock.is-open')).toHaveCount(1);
  await expect(main.getByText('Only with an operator token that has the scope checkout:write.')).toBeVisible();
  await expectAccessible(page, 'a call of a shop');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect([elsewhere, faults]).toEqual([[], []]);
});
