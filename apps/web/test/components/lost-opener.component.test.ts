import { afterEach, beforeEach, describe, it } from 'vitest';
import { page } from 'vitest/browser';
import { watchFocus } from '../../src/controls/focus-return.ts';
import { keyboard, mouse } from '../browser/commands.ts';
import { openDeletableRows, ROWS } from '../browser/deletable-rows.tsx';
import { seen } from '../browser/seen.ts';

watchFocus();

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function deleteRow(name: string): Promise<void> {
  await button(name).focus();
  await keyboard.press('Enter');
  await seen(page.getByRole('dialog')).toBeVisible();
  await button('Sí').focus();
  await keyboard.press('Enter');
  await seen(page.getByRole('dialog')).toHaveCount(0);
}

describe('the focus when the opener of a dialog is gone', () => {
  let close = () => {};
  beforeEach(async () => {
    close = await openDeletableRows();
  });
  afterEach(() => close());

  it('goes to the next row, then to the previous one', async () => {
    await deleteRow('Bea');
    await seen(button('Cleo')).toBeFocused();
    await deleteRow('Cleo');
    await seen(button('Ana')).toBeFocused();
  });

  it('goes to what had it before, if no row is left', async () => {
    await button('Antes').focus();
    for (const name of ROWS) await deleteRow(name);
    await seen(button('Antes')).toBeFocused();
  });
});

describe('a press outside of a dialog', () => {
  let close = () => {};
  afterEach(() => close());

  it('closes only a dialog without typed content', async () => {
    close = await openDeletableRows();
    await button('Ana').click();
    await seen(page.getByRole('dialog')).toBeVisible();
    await mouse.move(4, 4);
    await mouse.down();
    await mouse.up();
    await seen(page.getByRole('dialog')).toBeVisible();
  });
});
