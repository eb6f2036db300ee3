import type { DesignLayout } from '@muro/shop';
import { expect, it } from 'vitest';
import type { Blobs } from '../../files/blobs.ts';
import { StoreUnavailableError } from '../../files/store-unavailable.ts';
import { createStoredLayouts } from './stored-layouts.ts';

const LAYOUT = `<template designer="tests" design="simple" screenDpcm="40">
  <dopcanvas width="40" height="30"/>
  <variation name="default"><dopimage slot="img1" x="2" y="2" width="36" height="22"/></variation>
</template>`;

/** Stores two layouts in a store that fails in this way, and returns the reports. */
async function reportsOf(fault: Error): Promise<readonly string[]> {
  const reports: string[] = [];
  const layouts = ['one', 'two'].map((id): [string, DesignLayout] => [
    id,
    { templateXml: LAYOUT, baseUrl: `/templates/${id}/`, folder: `/nowhere/${id}` },
  ]);
  const byId = new Map(layouts);
  const fail = () => Promise.reject(fault);
  await createStoredLayouts({
    catalogue: { templates: [...byId.keys()].map((id) => ({ id })), staticDesign: (id: string) => byId.get(id) } as never,
    blobs: { receive: fail } as unknown as Blobs,
    rows: { filesOf: async () => [], fileAt: async () => null, add: async () => {} } as never,
    report: (sentence) => void reports.push(sentence),
  }).storeAll();
  return reports;
}

it('a store that is away is reported for one layout, any other fault for each', async () => {
  expect(await reportsOf(new StoreUnavailableError('it does not answer', true))).toEqual([
    'The layout of design one cannot be stored: The object store: it does not answer.',
  ]);
  expect(await reportsOf(new Error('no such file'))).toEqual([
    'The layout of design one cannot be stored: no such file',
    'The layout of design two cannot be stored: no such file',
  ]);
});
