import { expect, type Page, test } from '@playwright/test';
import { goOnWithout } from './draft-steps.ts';
import { openFourSlots, slot } from './steps.ts';
import { keptDraft } from './stored-drafts.ts';

const SERVICE = 'Demo album';

const chooserOf = (page: Page) => page.getByRole('dialog', { name: 'Elige una foto' });
const trayOf = (page: Page) => page.getByRole('region', { name: 'Tus fotos' });
const photos = (page: Page) => chooserOf(page).getByRole('button', { name: new RegExp(`^${SERVICE} \\d+`) });

async function signIn(page: Page): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    chooserOf(page)
      .getByRole('button', { name: `Iniciar sesión en ${SERVICE}` })
      .click(),
  ]);
  await popup.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(photos(page).first()).toBeVisible();
}

async function chooseFor(page: Page, number: number): Promise<void> {
  await slot(page, number).click();
  await chooserOf(page).getByRole('tab', { name: SERVICE }).click();
}

test('a photo of the service whose file was not kept is back as it was when it is chosen there again', async ({ page }) => {
  await openFourSlots(page);
  await chooseFor(page, 2);
  await signIn(page);
  await photos(page).nth(1).click();
  await expect(slot(page, 2)).toHaveAccessibleName(/Demo album 2, .*calidad/);
  await slot(page, 2).focus();
  for (const key of ['r', '+', '+', 'ArrowLeft']) await page.keyboard.press(key);
  const before = await keptDraft(page, ({ files, fills }) => files.length === 1 && fills.some((each) => / 90 |270 /.test(each)));

  const next = await goOnWithout(page, ['Demo album 2']);
  await expect(slot(next, 2)).toHaveAccessibleName('espacio 2 de 4, Demo album 2, espera su archivo');
  await slot(next, 2).press('Enter');
  await next.getByRole('menuitem', { name: 'Elegir esta foto otra vez' }).click();
  // The window is open where the photo came from.
  await expect(chooserOf(next).getByRole('tab', { name: SERVICE })).toHaveAttribute('aria-selected', 'true');
  if ((await photos(next).count()) === 0) await signIn(next);
  await photos(next).nth(1).click();
  await expect(chooserOf(next)).toHaveCount(0);
  await expect(slot(next, 2)).toHaveAccessibleName(/Demo album 2, .*calidad/);
  await expect(trayOf(next).getByRole('listitem')).toHaveCount(1);
  await expect(next.getByText('1 de 1 usadas')).toBeVisible();
  await keptDraft(next, ({ files, fills }) => files.length === 1 && String(fills) === String(before.fills));
});
