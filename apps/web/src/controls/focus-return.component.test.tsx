import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keyboard } from '../../test/browser/commands.ts';
import { expectElement } from '../../test/browser/expect-element.ts';
import { Button } from './Button.tsx';
import { type ControlWords, ControlWordsProvider } from './control-words.ts';
import { Dialog } from './Dialog.tsx';
import { watchFocus } from './focus-return.ts';

watchFocus();

let root: Root;
let element: HTMLElement;

beforeEach(() => {
  element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  element.remove();
});

const WORDS: ControlWords = { close: 'Close', less: String, more: String, previousOption: String, nextOption: String };

/** Two buttons; a dialog that the second opens removes it. */
function Shelf() {
  const [isOpen, setOpen] = useState(false);
  const [isFull, setFull] = useState(true);
  const remove = () => {
    setFull(false);
    setOpen(false);
  };
  return (
    <ControlWordsProvider value={WORDS}>
      <main tabIndex={-1}>
        <Button>Keep</Button>
        {isFull && <Button onPress={() => setOpen(true)}>Discard</Button>}
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Discard it?" actions={<Button onPress={remove}>Yes</Button>}>
          <p>It cannot be undone.</p>
        </Dialog>
      </main>
    </ControlWordsProvider>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function discard(): Promise<void> {
  await button('Discard').focus();
  await keyboard.press('Enter');
  await expectElement(page.getByRole('dialog', { name: 'Discard it?' })).toBeVisible();
  await button('Yes').focus();
  await keyboard.press('Enter');
  await expectElement(page.getByRole('dialog')).toBeHidden();
}

it('the focus goes to the element before, if the one that opened a dialog is gone', async () => {
  root.render(<Shelf />);
  await button('Keep').focus();
  await discard();
  await expectElement(button('Keep')).toBeFocused();
});

it('the focus goes to the start of the screen, if no element is left that had it', async () => {
  root.render(<Shelf />);
  await discard();
  await expect.poll(() => document.activeElement?.localName).toBe('main');
});
