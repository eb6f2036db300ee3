import { expect, type Page } from '@playwright/test';
import { resumeWithout } from './draft-steps.ts';
import { chooserOf, openSocialTab, SERVICE, servicePhotos, signInAs } from './social-steps.ts';
import { openFourSlots, slot } from './steps.ts';
import { waitForDraft } from './stored-drafts.ts';
import { test } from './test.ts';

const trayOf = (page: Page) => page.getByRole('region', { name: 'Tus fotos' });

async function signIn(page: Page): Promise<void> {
  await signInAs(page, 'Luna');
  await expect(servicePhotos(page).first()).toBeVisible();
}

test('a photo of a photo service without its file is restored when it is chosen there again', async ({ page }) => {
  await openFourSlots(page);
  await openSocialTab(page, 2);
  await signIn(page);
  await servicePhotos(page).nth(1).click();
  await expect(slot(page, 2)).toHaveAccessibleName(/Demo album 2, .*calidad/);
  await slot(page, 2).focus();
  // The rotation is the last change: a draft that contains it is complete.
  for (const key of ['+', '+', 'Shift+ArrowLeft', 'r']) await page.keyboard.press(key);
  const before = await waitForDraft(page, ({ files, fills }) => files.length === 1 && fills.some((fill) => / 90 |270 /.test(fill)));

  const next = await resumeWithout(page, ['Demo album 2']);
  await expect(slot(next, 2)).toHaveAccessibleName('espacio 2 de 4, Demo album 2, falta el archivo');
  await slot(next, 2).press('Enter');
  await next.getByRole('menuitem', { name: 'Elegir esta foto otra vez' }).click();
  // The chooser opens at the source of the photo.
  await expect(chooserOf(next).getByRole('tab', { name: SERVICE })).toHaveAttribute('aria-selected', 'true');
  if ((await servicePhotos(next).count()) === 0) await signIn(next);
  await servicePhotos(next).nth(1).click();
  await expect(chooserOf(next)).toHaveCount(0);
  await expect(slot(next, 2)).toHaveAccessibleName(/Demo album 2, .*calidad/);
  await expect(trayOf(next).getByRole('listitem')).toHaveCount(1);
  await expect(next.getByText('Usadas: 1 de 1')).toBeVisible();
  await waitForDraft(next, ({ files, fills }) => files.length === 1 && String(fills) === String(before.fills));
});
