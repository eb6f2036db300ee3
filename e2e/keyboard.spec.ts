import { expect, type Page } from '@playwright/test';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { openFileChooser } from '../test-support/open-file-chooser.ts';
import { changedPicture, expectPicture, type Samples, settledPicture } from './collage-picture.ts';
import { arrowTo, hasFocus, pressOn, tabTo } from './keys.ts';
import { newName, PASSWORD } from './steps.ts';
import { test } from './test.ts';

const place = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Platz ${number} von 4,`) });
const tileOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, (noch|einmal)`) });

/** Opens a design with two columns and rows, a title below, and three photos in the tray. */
async function openByKeys(page: Page): Promise<void> {
  await page.goto('/htmlapp/?lang=de#/wahlen/theme:basic');
  await pressOn(page, page.locator('a[href$="/collage/basic/101"]'));
  await expect(page.getByRole('heading', { level: 1, name: 'Passe dein Design an' })).toBeVisible();
  await pressOn(page, page.getByRole('spinbutton', { name: 'Spalten' }), 'ArrowDown');
  await pressOn(page, page.getByRole('spinbutton', { name: 'Zeilen' }), 'ArrowDown');
  await page.keyboard.press('ArrowDown');
  await pressOn(page, page.getByRole('spinbutton', { name: 'Text' }), 'ArrowUp');
  await pressOn(page, page.getByRole('button', { name: 'Jetzt starten' }));
  await expect(place(page, 1)).toHaveAccessibleName(/^Platz 1 von 4, leer/);
  await tabTo(page, page.getByRole('button', { name: 'Fotos hinzufügen' }));
  const chooser = await openFileChooser(page, () => page.keyboard.press('Enter'));
  await chooser.setFiles(await holidayPhotos(3));
  await expect(page.getByText('0 von 3 verwendet')).toBeVisible();
}

async function placePhotos(page: Page): Promise<void> {
  await tabTo(page, tileOf(page, 'holiday-03.jpg'));
  await page.keyboard.press('End');
  await expect(tileOf(page, 'holiday-01.jpg')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, place(page, 1), 'Shift+Tab');
  await arrowTo(page, place(page, 2));
  await page.keyboard.press('Enter');
  await expect(place(page, 2)).toHaveAccessibleName(/holiday-01\.jpg/);
  await tabTo(page, tileOf(page, 'holiday-01.jpg'));
  await page.keyboard.press('ArrowLeft');
  await expect(tileOf(page, 'holiday-02.jpg')).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'Nächster freier Platz' }), 'Enter', 'Shift+Tab');
  await expect(place(page, 1)).toHaveAccessibleName(/holiday-02\.jpg/);
}

async function swapPhotos(page: Page): Promise<void> {
  await tabTo(page, place(page, 2), 'Shift+Tab');
  await arrowTo(page, place(page, 1));
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Was möchtest du mit diesem Foto machen?' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(place(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'Ersetzen' })).toBeFocused();
  const swap = menu.getByRole('menuitem', { name: 'Mit einem anderen Platz tauschen' });
  for (let down = 0; down < 9 && !(await hasFocus(swap)); down++) await page.keyboard.press('ArrowDown');
  await expect(swap).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(place(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(place(page, 1)).toHaveAccessibleName(/holiday-01\.jpg/);
  await expect(place(page, 2)).toHaveAccessibleName(/holiday-02\.jpg/);
}

/** Presses a key until the samples match: a pause between two earlier keys makes two undo steps. */
async function pressUntil(page: Page, key: string, wanted: Samples): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expectPicture(page, wanted, 'Deine Collage', 15_000);
  }).toPass();
}

async function zoomAndMove(page: Page): Promise<void> {
  await expect(place(page, 2)).toHaveAccessibleName(/Qualität/);
  const first = await settledPicture(page, 'Deine Collage');
  for (let times = 0; times < 5; times++) await page.keyboard.press('+');
  for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowLeft');
  const moved = await changedPicture(page, first, 'Deine Collage');
  await expect(place(page, 2)).toBeFocused();
  await pressUntil(page, 'Control+z', first);
  await pressUntil(page, 'Control+Shift+z', moved);
  await page.keyboard.press('-');
  await page.keyboard.press('Delete');
  await expect(place(page, 2)).toHaveAccessibleName(/^Platz 2 von 4, leer/);
  await page.keyboard.press('Control+z');
  await expect(place(page, 2)).toHaveAccessibleName(/holiday-02\.jpg/);
}

async function editPhoto(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Ersetzen' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Foto bearbeiten' });
  await expect(dialog).toBeVisible();
  await pressOn(page, dialog.getByRole('button', { name: 'Drehen' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(place(page, 2)).toBeFocused();
}

async function changeTitle(page: Page): Promise<void> {
  const title = page.getByRole('button', { name: /^Titel: / });
  await arrowTo(page, title);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Titel ändern' });
  await expect(dialog.getByLabel('Titel', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Nordsee');
  await pressOn(page, dialog.getByRole('button', { name: 'Text ändern' }));
  await expect(dialog).toBeHidden();
  await expect(title).toHaveAccessibleName('Titel: Nordsee');
  await expect(title).toBeFocused();
}

async function registerAndSave(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Speichern / Bestellen' });
  await pressOn(page, save, 'Enter', 'Shift+Tab');
  const dialog = page.getByRole('dialog', { name: 'Konto anlegen' });
  await expect(dialog.getByLabel('Benutzername')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  const username = newName('uwe');
  await expect(dialog.getByLabel('Benutzername')).toBeFocused();
  await page.keyboard.type(username);
  await tabTo(page, dialog.getByLabel('E-Mail-Adresse'));
  await page.keyboard.type(`${username}@example.org`);
  await tabTo(page, dialog.getByLabel('Passwort', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, dialog.getByLabel('Passwort wiederholen'));
  await page.keyboard.type(PASSWORD);
  const terms = dialog.getByRole('checkbox', { name: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen (AGB)' });
  for (let presses = 0; presses < 6 && !(await hasFocus(terms)); presses++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(terms).toBeChecked();
  await pressOn(page, dialog.getByRole('button', { name: 'Konto anlegen' }));
  await expect(page.getByText('Deine Collage wurde gespeichert!')).toBeVisible({ timeout: 60_000 });
  await pressOn(page, page.getByRole('button', { name: 'Weiter bearbeiten' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(save).toBeFocused();
}

test('[ROLE-04] [EDIT-21] [EDIT-31] [TITLE-01] [TITLE-08] [L10N-01] the complete journey by keyboard, in German', {
  tag: '@smoke',
}, async ({ page }) => {
  await openByKeys(page);
  await test.step('place photos: on a slot of one’s choice, and on the next free one', () => placePhotos(page));
  await test.step('swap two; Escape closes the menu and gives the focus back', () => swapPhotos(page));
  await test.step('zoom and move inside the slot; undo and redo by keys', () => zoomAndMove(page));
  await test.step('edit a photo in its dialog; the focus comes back', () => editPhoto(page));
  await test.step('change the title; the focus comes back', () => changeTitle(page));
  await test.step('register and save', () => registerAndSave(page));
});
