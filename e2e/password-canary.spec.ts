import { expect } from '@playwright/test';
import { fillRegister, newName, openOneSlot, signIn } from './steps.ts';
import { test } from './test.ts';

const CANARY = 'Señal+Clave 87%';

/** Returns the usual reversible encodings of a text, none of which protects a password. */
function encodings(text: string): readonly string[] {
  const bytes = Buffer.from(text);
  const reversed = [...text].reverse().join('');
  const inBase64 = ['', 'a', 'ab'].map((before, shift) => {
    const coded = Buffer.from(before + text)
      .toString('base64')
      .replace(/=+$/, '');
    return coded.slice(shift === 0 ? 0 : shift + 1, -1);
  });
  return [
    text,
    reversed,
    bytes.toString('latin1'),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    encodeURIComponent(text),
    new URLSearchParams({ v: text }).toString().slice(2),
    encodeURIComponent(reversed),
    Buffer.from(reversed).toString('base64').replace(/=+$/, ''),
    ...inBase64,
    ...inBase64.map((coded) => encodeURIComponent(coded)),
  ];
}

test('[ROLE-04] no request carries the password in any readable form, neither at register nor at sign-in', async ({ page }) => {
  const sentRequests: string[] = [];
  page.on('request', (request) => sentRequests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`));
  const username = newName('pia');
  await openOneSlot(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await fillRegister(page, username, CANARY);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('¡Tu collage se ha guardado!')).toBeVisible({ timeout: 60_000 });

  await page.context().clearCookies();
  await page.reload();
  await signIn(page, username, CANARY);
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();

  // Control: the search finds the user name, which is sent unencrypted in both calls.
  for (const call of ['/api/register', '/api/isAuthenticated'])
    expect(
      sentRequests.some((sentRequest) => sentRequest.includes(call) && sentRequest.includes(username)),
      call,
    ).toBe(true);
  const leaked = encodings(CANARY).filter((writing) => sentRequests.some((sentRequest) => sentRequest.includes(writing)));
  expect(leaked).toEqual([]);
});
