import { afterAll, expect, it } from 'vitest';
import { createDocumentChecker } from './document-checker.ts';

const long = createDocumentChecker();
const strict = createDocumentChecker({ timeoutMs: 1 });
afterAll(() => Promise.all([long.stop(), strict.stop()]));

const document = (content: string) =>
  `<collage templateId="5" childTemplateId="51" width="50" height="40" layout=""><photos>${content}</photos><userdata version="2"/></collage>`;
const spaces = ' '.repeat(300_000);

it('reads a short document without a process', async () => {
  expect(await long.open(document('<photo id="7"/>'))).toMatchObject({ ok: true, value: { names: { templateId: '5', photoIds: [7] } } });
  expect(long.pids()).toEqual([]);
});

it('reads a long one in its own process, and reports faults with line and place like for short ones', async () => {
  expect(await long.open(document(`${spaces}<photo id="7"/>`))).toMatchObject({ ok: true, value: { names: { photoIds: [7] } } });
  expect(long.pids()).toHaveLength(1);
  const refused = await long.open(document(`\n${spaces}<photo id="x"/>`));
  expect(refused).toMatchObject({ ok: false, refusal: { error: 'ERROR_XML', line: 2 } });
});

it('refuses a document that takes too long', async () => {
  const photos = Array.from({ length: 18_000 }, () => '<b a="1"/>').join('');
  const tries = await Promise.all(Array.from({ length: 3 }, () => strict.open(document(`${photos}${spaces.repeat(5)}`))));
  for (const result of tries) expect(result).toMatchObject({ ok: false, refusal: { error: 'ERROR_XML' } });
});
