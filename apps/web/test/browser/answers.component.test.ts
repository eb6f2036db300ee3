import { isAuthenticatedCall, PATHS, saveCall } from '@muro/api';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, answersLeft, hold, ok, refused, stopAnswering } from './answers.ts';
import { openApp } from './open-app.tsx';
import { seen } from './seen.ts';

const ask = (fields = {}) => fetch(`${PATHS.isAuthenticated}?format=json`, { method: 'POST', body: new URLSearchParams(fields) });

describe('stubbed server answers', () => {
  it('answer the matching call, and report what was requested', async () => {
    const { asked } = answer(PATHS.isAuthenticated, isAuthenticatedCall, () => ok({ authenticated: 'true', username: 'ana' }));
    expect(await (await ask({ username: 'ana' })).json()).toEqual({ authenticated: 'true', username: 'ana' });
    expect(asked).toEqual([{ path: PATHS.isAuthenticated, fields: { username: 'ana' } }]);
  });

  it('that do not match the schema of the call are an error', async () => {
    answer(PATHS.isAuthenticated, isAuthenticatedCall, () => ok({ authenticated: true }));
    await expect(ask()).rejects.toThrow(/authenticated/);
    answer(PATHS.isAuthenticated, isAuthenticatedCall, () => refused('ERROR_NOT_FOUND', 'No'));
    await expect(ask()).rejects.toThrow(/404/);
  });

  it('that are never requested are named', async () => {
    answer(PATHS.save, saveCall, () => 'lost');
    expect(answersLeft()).toEqual([PATHS.save]);
    stopAnswering();
    expect(answersLeft()).toEqual([]);
  });

  it('can be delayed, lost, a proxy’s, or passed to the server', async () => {
    const held = hold(PATHS.isAuthenticated, isAuthenticatedCall, () => 'lost');
    const call = ask();
    await expect.poll(() => held.asked).toHaveLength(1);
    held.release();
    await expect(call).rejects.toThrow('Failed to fetch');
    held.stop();
    const away = answer(PATHS.isAuthenticated, isAuthenticatedCall, () => 'away');
    expect(await ask()).toMatchObject({ status: 502, statusText: 'Bad Gateway' });
    away.stop();
    expect(await (await ask({ action: 'signin', username: '', password: '' })).json()).toEqual({ authenticated: 'false' });
  });
});

it('the app of one test is independent of the test before', async () => {
  await openApp('/wahlen', { locale: 'de' });
  await seen(page.getByRole('heading', { level: 1 })).toHaveText('Welche Collage kommt an deine Wand?');
  window.localStorage.setItem('muro.locale', 'de');
});

it('… neither its screen nor its storage', async () => {
  expect(document.getElementById('root')).toBe(null);
  expect(window.localStorage).toHaveLength(0);
});
