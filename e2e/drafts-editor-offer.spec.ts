import { expect } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { saveToAccount, test } from './account.ts';
import { closeTab } from './draft-steps.ts';
import { fill, openOneSlot, slot } from './steps.ts';
import { waitForDraft } from './stored-drafts.ts';

test('a draft that the editor offers is resumed completely: its dialogs open, and it can be saved', async ({ page, account }) => {
  await openOneSlot(page);
  await fill(page, await holidayPhotos(1));
  await waitForDraft(page, ({ files, fills }) => files.length === 1 && fills.length === 1);
  const next = await closeTab(page);
  await next.goto('/htmlapp/#/editar');
  await next.getByRole('button', { name: /^Continuar con / }).click();
  await expect(slot(next, 1)).toHaveAccessibleName(/calidad/);
  await slot(next, 1).press('Enter');
  await next.getByRole('menuitem', { name: 'Reemplazar' }).click();
  await expect(next.getByRole('dialog', { name: 'Elige una foto' })).toBeVisible();
  await next.keyboard.press('Escape');
  await saveToAccount(next, account);
});
