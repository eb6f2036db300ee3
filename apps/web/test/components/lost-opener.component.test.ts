import { afterEach, beforeEach, describe, it } from 'vitest';
import { page } from 'vitest/browser';
import { watchFocus } from '../../src/controls/focus-return.ts';
import { keyboard, mouse } from '../browser/commands.ts';
import { openDeletableRows, ROWS } from '../browser/deletable-rows.tsx';
import { expectElement } from '../browser/expect-element.ts';

watchFocus();

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function deleteRow(name: string): Promise<void> {
  await button(name).focus();
  await keyboard.press('Enter');
  await expectElement(page.getByRole('dialog')).toBeVisible();
  await button('Sí').focus();
  await keyboard.press('Enter');
  await expectElement(page.getByRole('dialog')).toHaveCount(0);
}

describe('the focus when the opener of a dialog is gone', () => {
  let close = () => {};
  beforeEach(async () => {
    close = await openDeletableRows();
  });
  afterEach(() => close());

  it('goes to the next row, then to the previous one', async () => {
    await deleteRow('Bea');
    await expectElement(button('Cleo')).toBeFocused();
    await deleteRow('Cleo');
    await expectElement(button('Ana')).toBeFocused();
  });

  it('returns to the element that had it before, if no row is left', async () => {
    await button('Antes').focus();
    for (const name of ROWS) await deleteRow(name);
    await expectElement(button('Antes')).toBeFocused();
  });

  it('goes to the start of the screen, if no element is left that had it', async () => {
    for (const name of ROWS) await deleteRow(name);
    await expectElement(page.getByRole('main')).toBeFocused();
  });
});

describe('a press outside of a dialog', () => {
  let close = () => {};
  afterEach(() => close());

  /** Presses beside the dialog, and waits until a closing animation would be over. */
  async function pressOutside(): Promise<void> {
    await button('Ana').click();
    await expectElement(page.getByRole('dialog')).toBeVisible();
    await mouse.move(8, 8);
    await mouse.down();
    await mouse.up();
    await new Promise((resolve) => setTimeout(resolve, 600));
  }

  it('closes a dialog that says so', async () => {
    close = await openDeletableRows(true);
    await pressOutside();
    await expectElement(page.getByRole('dialog')).toHaveCount(0);
  });

  it('leaves any other dialog open, whose content may have been typed', async () => {
    close = await openDeletableRows();
    await pressOutside();
    await expectElement(page.getByRole('dialog')).toBeVisible();
    await keyboard.press('Escape');
    await expectElement(page.getByRole('dialog')).toHaveCount(0);
  });
});
