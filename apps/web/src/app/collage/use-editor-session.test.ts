import { afterEach, describe, expect, it } from 'vitest';
import { chosenEntry, entryAfter } from '../../flow/photos/photo-entry.ts';
import { type Measurement, setSink } from '../navigate/page-views.ts';
import { reportFailures } from './use-editor-session.ts';

const measured: Measurement[] = [];
afterEach(() => setSink(null));

describe('photos that fail', () => {
  it('[PV-08] are counted once, with the size of the file', () => {
    setSink((measurement) => measured.push(measurement));
    const chosen = chosenEntry('local-1', new Blob(['12345']), 'a.jpg');
    const failed = entryAfter(chosen, { type: 'failed', error: 'ERROR_NO_JPG_IMAGE' });
    const before = { entries: { 'local-1': chosen }, order: ['local-1'] };
    const after = { entries: { 'local-1': failed }, order: ['local-1'] };
    reportFailures(after, before);
    reportFailures(after, after);
    expect(measured).toEqual([{ event: 'photo loading error', file_size: 5, error: 'ERROR_NO_JPG_IMAGE' }]);
  });
});
