import { isAuthenticatedCall, PATHS, saveCall } from '@muro/api';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, delayAnswer, ok, refused, stopAnswering, unusedAnswers } from './answers.ts';
import { expectElement } from './expect-element.ts';
import { openApp } from './open-app.tsx';

const send = (fields = {}) => fetch(`${PATHS.isAuthenticated}?format=json`, { method: 'POST', body: new URLSearchParams(fields) });

describe('stubbed server answers', () => {
  it('answer the matching call, and report what was requested', async () => {
    const { requests } = answer(PATHS.isAuthenticated, isAuthenticatedCall, () => ok({ authenticated: 'true', username: 'ana' }));
    expect(await (await send({ username: 'ana' })).json()).toEqual({ authenticated: 'true', username: 'ana' });
    expect(requests).toEqual([{ path: PATHS.isAuthenticated, fields: { username: 'ana' } }]);
  });

  it('that do not match the schema of the call are an error', async () => {
    answer(PATHS.isAuthenticated, isAuthenticatedCall, () => ok({ authenticated: true }));
    await expect(send()).rejects.toThrow(/authenticated/);
    answer(PATHS.isAuthenticated, isAuthenticatedCall, () => refused('ERROR_NOT_FOUND', 'No'));
    await expect(send()).rejects.toThrow(/404/);
  });

  it('that are never requested are named', async () => {
    answer(PATHS.save, saveCall, () => 'lost');
    expect(unusedAnswers()).toEqual([PATHS.save]);
    stopAnswering();
    expect(unusedAnswers()).toEqual([]);
  });

  it('can be delayed, lost, a proxy’s, or passed to the server', async () => {
    const delayed = delayAnswer(PATHS.isAuthenticated, isAuthenticatedCall, () => 'lost');
    const call = send();
    await expect.poll(() => delayed.requests).toHaveLength(1);
    delayed.release();
    await expect(call).rejects.toThrow('Failed to fetch');
    delayed.stop();
    const unreachable = answer(PATHS.isAuthenticated, isAuthenticatedCall, () => 'away');
    expect(await send()).toMatchObject({ status: 502, statusText: 'Bad Gateway' });
    unreachable.stop();
    expect(await (await send({ action: 'signin', username: '', password: '' })).json()).toEqual({ authenticated: 'false' });
  });
});

it('the app of one test is independent of the test before', async () => {
  await openApp('/wahlen', { locale: 'de' });
  await expectElement(page.getByRole('heading', { level: 1 })).toHaveText('Welche Collage kommt an deine Wand?');
  window.localStorage.setItem('muro.locale', 'de');
});

it('… neither its screen nor its storage', async () => {
  expect(document.getElementById('root')).toBe(null);
  expect(window.localStorage).toHaveLength(0);
});
