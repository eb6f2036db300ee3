import { PATHS, uploadCall } from '@muro/api';
import { expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { delayAnswer } from '../browser/answers.ts';
import { keyboard, mouse } from '../browser/commands.ts';
import { expectElement } from '../browser/expect-element.ts';
import { centreOf } from '../browser/fingers.ts';
import { holidayPhotos } from '../browser/photos.ts';
import { fill, newName, openDesign, openFourSlots, signInAnew, slot } from '../browser/steps.ts';

/** Records all motion from now on: transitions and animations of every element, from the browser's events. */
function watchMotion(): () => readonly string[] {
  const seenSoFar: string[] = [];
  const note = (event: Event): void => {
    const property = 'propertyName' in event ? event.propertyName : (event as AnimationEvent).animationName;
    seenSoFar.push(`${event.type} ${property} of ${(event.target as Element).className}`);
  };
  const types = ['transitionrun', 'animationstart'];
  for (const type of types) document.addEventListener(type, note, true);
  onTestFinished(() => {
    for (const type of types) document.removeEventListener(type, note, true);
  });
  return () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return [...seenSoFar, ...running.map((animation) => `${animation.constructor.name} runs`)];
  };
}

async function visitFormat(): Promise<void> {
  await openDesign('/collage/basico/101');
  await page.getByRole('button', { name: 'Cambiar formato' }).hover();
  await page.getByRole('button', { name: 'Cambiar formato' }).click();
  await expectElement(page.getByRole('dialog', { name: 'Ajusta tu formato' })).toBeVisible();
  await keyboard.press('Escape');
  await expectElement(page.getByRole('dialog')).toHaveCount(0);
}

async function visitEditor(): Promise<void> {
  await openFourSlots();
  await fill(await holidayPhotos(4));
  await page.getByRole('button', { name: 'Más opciones para tus fotos' }).hover();
  await expectElement(page.getByRole('tooltip')).toBeVisible();
  const [from, to] = [await centreOf(slot(1)), await centreOf(slot(4))];
  const [first, last] = [await slot(1).getAttribute('aria-label'), await slot(4).getAttribute('aria-label')];
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 6 });
  await mouse.up();
  const nameOf = (label: string | null) => /holiday-\d\d/.exec(label ?? '')?.[0] ?? 'none';
  await expectElement(slot(4)).toHaveAccessibleName(new RegExp(nameOf(first)));
  await expectElement(slot(1)).toHaveAccessibleName(new RegExp(nameOf(last)));
  await slot(1).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByRole('button', { name: 'Efectos' }).click();
  await expectElement(page.getByRole('radiogroup').getByCss('img')).toHaveCount(7);
  await keyboard.press('Escape');
  await expectElement(page.getByRole('dialog')).toHaveCount(0);
}

async function visitSaving(): Promise<void> {
  const { requests } = delayAnswer(PATHS.upload, uploadCall);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectElement(page.getByRole('dialog', { name: 'Crea tu cuenta' })).toBeVisible();
  await keyboard.press('Escape');
  await expectElement(page.getByRole('dialog')).toHaveCount(0);
  await signInAnew(newName('quieta'));
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expectElement(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => requests).not.toHaveLength(0);
  await page.getByRole('button', { name: 'Cancelar el guardado' }).click();
  await expectElement(page.getByRole('dialog')).toHaveCount(0);
}

it('with reduced motion nothing moves: no dialogs, menus, tooltips, drags, effects and progress', async () => {
  await commands.preferMedia({ reducedMotion: 'reduce' });
  const moved = watchMotion();
  for (const visit of [visitFormat, visitEditor, visitSaving]) {
    await visit();
    expect(moved(), visit.name).toEqual([]);
  }
});

it('without reduced motion dialogs fade', async () => {
  const moved = watchMotion();
  await visitFormat();
  expect(moved().join()).toContain('transitionrun opacity');
});
