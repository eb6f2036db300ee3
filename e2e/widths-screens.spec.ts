import { expect, type Frame } from '@playwright/test';
import { test } from './test.ts';
import { openWalker } from './widths/walker.ts';

test.use({ viewport: { width: 1700, height: 900 }, hasTouch: true, isMobile: true });
// Many short checks: they add up on a busy machine.
test.setTimeout(1_800_000);

const openPath = (app: Frame, path: string) =>
  app.evaluate((hash) => {
    window.location.hash = hash;
  }, path);

test('[NAV-05] [NAV-06] [CAT-05] [BP-01] [BP-02] no width from 320 to 1600 px clips a screen before the editor, in any language', async ({
  page,
}) => {
  const { app, check } = await openWalker(page);
  const button = (name: string | RegExp) => app.getByRole('button', { name });
  const dialog = app.locator('section[role="dialog"]');
  await openPath(app, '/eleccion/theme:retro');
  await check('list', { visible: app.getByRole('list').last().getByRole('link').first() });
  await check('filters', {
    visible: app.getByRole('navigation').nth(1),
    open: (t) => app.getByRole('button', { name: t('showFilters'), includeHidden: true }).dispatchEvent('click'),
    close: () => app.locator('[aria-controls][aria-expanded="true"]').dispatchEvent('click'),
  });
  await check('language menu', {
    visible: app.getByRole('menu'),
    open: () => app.locator('header button[aria-haspopup="menu"]').click(),
    close: () => page.keyboard.press('Escape'),
  });
  await openPath(app, '/collage/diseno/201');
  await expect(button('Comienza ahora')).toBeEnabled();
  await check('static design', { visible: app.getByRole('heading', { level: 1 }) });
  await openPath(app, '/collage/basico/105');
  await expect(button('Comienza ahora')).toBeEnabled();
  await check('generated design', { visible: app.getByRole('spinbutton').first() });
  await button('Cambiar formato').click();
  await check('format', { visible: dialog });
  await dialog.getByRole('button', { name: 'Quiero una formato diferente' }).click();
  await dialog.getByLabel('Anchura (cm)').fill('1');
  await check('a size of one’s own, wrong', { visible: dialog.getByRole('textbox').first() });
  await page.keyboard.press('Escape');
  await openPath(app, '/error?error=x');
  await check('error', { visible: app.getByRole('heading', { level: 1 }) });
});
