import { CUSTOM_ID, type Design, DIGIT_SHAPES, defaultChild, type TemplateDocument, writeDigitsXml } from '@muro/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, createCustomSize, proceed } from '../../app/catalogue/design-actions.ts';
import { chooseSize, firstChoice } from '../../flow/catalogue/design-choice.ts';
import { priceText } from '../../flow/catalogue/price-text.ts';
import { useDesign } from './design-store.ts';

const LIST = `<rsp><templates>
  <template id="1" name="Muro-Uno" source="gen:alleven" width="50" height="40" visible="true" hasCustomSize="true" materials="POSTER"/>
  <template id="2" name="Muro-Dos" source="xml:/templates/2/template.xml" width="50" height="40" visible="true"/>
</templates></rsp>`;

/** Answers of the test server by path. */
type Answers = Readonly<Record<string, () => Response>>;

const fetchNow = globalThis.fetch;
const requests: { path: string; body: string }[] = [];

function answer(answers: Answers): void {
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    requests.push({ path, body: String(init?.body ?? '') });
    const found = answers[path];
    if (!found) throw new TypeError('Failed to fetch');
    return found();
  };
}

/** Returns a promise and the function that resolves it. */
function deferred<Value>(): { promise: Promise<Value>; resolve(value: Value): void } {
  let resolve = (_value: Value) => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve: (value) => resolve(value) };
}

const textResponse = (body: string) => () => new Response(body);
const firstTemplate = (index = 0) => {
  const { list } = useDesign.getState();
  const template = list.status === 'ready' ? list.templates[index] : undefined;
  if (!template) throw new Error('the list is not there');
  return template;
};

beforeEach(() => {
  requests.length = 0;
  useDesign.setState({ list: { status: 'waiting' }, choices: {}, documents: {}, current: null });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  globalThis.fetch = fetchNow;
  vi.restoreAllMocks();
});

describe('the template list', () => {
  it('[SZST-01] [TPL-01] is loaded once, however many ask', async () => {
    answer({ '/api/list': textResponse(LIST) });
    await Promise.all([useDesign.getState().loadList(), useDesign.getState().loadList()]);
    await useDesign.getState().loadList();
    expect(requests).toHaveLength(1);
    expect(firstTemplate().name).toBe('Muro-Uno');
  });

  it('[ERR-01] that cannot be read is logged and stays empty', async () => {
    answer({ '/api/list': textResponse('<rsp><templates>') });
    await useDesign.getState().loadList();
    expect(useDesign.getState().list).toEqual({ status: 'ready', templates: [] });
    expect(console.error).toHaveBeenCalled();
  });

  it('that fails to load can be requested again', async () => {
    answer({});
    await useDesign.getState().loadList();
    expect(useDesign.getState().list.status).toBe('failed');
    answer({ '/api/list': textResponse(LIST) });
    await useDesign.getState().loadList();
    expect(useDesign.getState().list.status).toBe('ready');
  });
});

describe('a static design', () => {
  it("[ERR-02] whose layout cannot be read fails with 'Couldn't parse the xml data' and cannot be opened", async () => {
    answer({ '/api/list': textResponse(LIST), '/templates/2/template.xml': textResponse('<no') });
    await useDesign.getState().loadList();
    await useDesign.getState().loadDocument(firstTemplate(1));
    expect(useDesign.getState().documents['2']).toEqual({ status: 'failed' });
    expect(vi.mocked(console.error).mock.calls.flat().map(String)).toContain("Error: Couldn't parse the xml data");
    expect(proceed(firstTemplate(1))).toBeNull();
  });

  it('whose layout is loading is awaited by all callers', async () => {
    const layout = deferred<Response>();
    answer({ '/api/list': textResponse(LIST), '/templates/2/template.xml': () => layout.promise as never });
    await useDesign.getState().loadList();
    const { loadDocument } = useDesign.getState();
    const loads = [loadDocument(firstTemplate(1)), loadDocument(firstTemplate(1))].map((loading) =>
      loading.then(() => useDesign.getState().documents['2']?.status),
    );
    layout.resolve(new Response('<no'));
    expect(await Promise.all(loads)).toEqual(['failed', 'failed']);
    expect(requests.filter(({ path }) => path.endsWith('template.xml'))).toHaveLength(1);
  });
});

describe('a design of digits', () => {
  const numbers = LIST.replace('gen:alleven', 'gen:number');
  const cellCount = () => proceed(firstTemplate())?.design.document.layout.cells.length ?? 0;

  it('[HTTP-13] waits for the outlines of the shop, and keeps them in another language', async () => {
    expect(numbers).not.toBe(LIST);
    const wide = DIGIT_SHAPES.map((shape) => ({ ...shape, height: 110 }));
    answer({ '/api/list': textResponse(numbers), '/webassets/shapes/numbers.xml': textResponse(writeDigitsXml(wide)) });
    await useDesign.getState().loadList();
    expect(cellCount()).toBe(0);
    await useDesign.getState().loadDocument(firstTemplate());
    expect(firstTemplate().digits?.map(({ height }) => height)).toEqual(wide.map(() => 110));
    expect(cellCount()).toBeGreaterThan(1);
    await useDesign.getState().reloadList();
    expect(firstTemplate().digits?.[0]?.height).toBe(110);
  });
});

describe('a size of one’s own', () => {
  const priced = () => Response.json({ materials: 'POSTER,GLASS,PLEXI', description: '<b>Precios</b>' });

  it('[FMT-16] [FMT-17] [CHILD-06] is asked for and becomes the active one', async () => {
    answer({ '/api/list': textResponse(LIST), '/api/customXml': priced });
    await useDesign.getState().loadList();
    expect(await createCustomSize(firstTemplate(), { width: 33, height: 47.5 })).toBe(true);
    expect(requests.at(-1)).toEqual({ path: '/api/customXml', body: 'width=33&height=47.5&templateId=1' });
    const { size } = useDesign.getState().choices['1'] ?? firstChoice(firstTemplate());
    expect(size).toMatchObject({ id: CUSTOM_ID, width: 33, height: 47.5, materials: ['POSTER', 'PLEXI'], description: '<b>Precios</b>' });
  });

  it('[PRICE-01] is priced again in a new language, even if it is not the current design', async () => {
    const inLanguage = (description: string) => () => Response.json({ materials: 'POSTER', description });
    answer({ '/api/list': textResponse(LIST), '/api/customXml': inLanguage('<b>Precios</b>') });
    await useDesign.getState().loadList();
    await createCustomSize(firstTemplate(), { width: 33, height: 47.5 });
    answer({ '/api/list': textResponse(LIST), '/api/customXml': inLanguage('<b>Preise</b>') });
    await useDesign.getState().reloadList();
    const { size, customSize } = useDesign.getState().choices['1'] ?? firstChoice(firstTemplate());
    expect([size.description, customSize?.description]).toEqual(['<b>Preise</b>', '<b>Preise</b>']);
    choose(firstTemplate(), (choice) => chooseSize(firstTemplate(), choice, defaultChild(firstTemplate())));
    answer({ '/api/list': textResponse(LIST), '/api/customXml': inLanguage('<b>Prix</b>') });
    await useDesign.getState().reloadList();
    const restoredChoice = useDesign.getState().choices['1'];
    expect([restoredChoice?.size.isCustom, restoredChoice?.customSize?.description]).toEqual([false, '<b>Prix</b>']);
  });

  it('[PRICE-01] of an opened collage is priced by itself, not as the first size is', async () => {
    const answered = deferred<Response>();
    answer({ '/api/list': textResponse(LIST), '/api/customXml': (() => answered.promise) as unknown as () => Response });
    await useDesign.getState().loadList();
    const document = proceed(firstTemplate())?.design.document as TemplateDocument;
    const design: Design = {
      templateId: '1',
      childTemplateId: CUSTOM_ID,
      size: { width: 33, height: 47 },
      material: '',
      generator: 'alleven',
      document,
    };
    await useDesign.getState().adopt(design);
    const priceNow = () => priceText(firstTemplate(), useDesign.getState().choices['1'] ?? firstChoice(firstTemplate()));
    expect(priceNow()).toBe('');
    answered.resolve(Response.json({ materials: 'POSTER', description: '<b>Prices</b>' }));
    await expect.poll(() => priceNow()).toBe('<b>Prices</b>');
  });

  it('[PRICE-01] the list of the last chosen language stays, regardless of the order of responses', async () => {
    answer({ '/api/list': textResponse(LIST) });
    await useDesign.getState().loadList();
    const slow = deferred<Response>();
    answer({ '/api/list': (() => slow.promise) as unknown as () => Response });
    const first = useDesign.getState().reloadList();
    answer({ '/api/list': textResponse(LIST.replace('Muro-Uno', 'Muro-Eins')) });
    await useDesign.getState().reloadList();
    slow.resolve(new Response(LIST));
    await first;
    expect(firstTemplate().name).toBe('Muro-Eins');
  });

  it("[FMT-18] that the server refuses is logged as 'Couldn't load custom template' and changes nothing", async () => {
    answer({ '/api/list': textResponse(LIST), '/api/customXml': () => new Response('', { status: 500 }) });
    await useDesign.getState().loadList();
    expect(await createCustomSize(firstTemplate(), { width: 33, height: 47 })).toBe(false);
    expect(vi.mocked(console.error).mock.calls.flat()).toContain("Couldn't load custom template");
    expect(useDesign.getState().choices).toEqual({});
  });
});

describe('proceeding', () => {
  it('[SIZE-35] [SIZE-36] [SIZE-37] [SIZE-38] [TPL-17] makes the chosen design the current one', async () => {
    answer({ '/api/list': textResponse(LIST) });
    await useDesign.getState().loadList();
    choose(firstTemplate(), (choice) => ({ ...choice, material: 'POSTER' }));
    const current = proceed(firstTemplate());
    expect(useDesign.getState().current).toBe(current);
    expect(current?.design).toMatchObject({ templateId: '1', material: 'POSTER', size: { width: 50, height: 40 } });
    expect(current?.basicXml).toContain('numberVert');
  });

  it('[ERR-04] a collage whose design is not in the list is not adopted', async () => {
    answer({ '/api/list': textResponse(LIST) });
    await useDesign.getState().loadList();
    const design = proceed(firstTemplate())?.design;
    if (!design) throw new Error('a generated design is there at once');
    expect(await useDesign.getState().adopt({ ...design, templateId: '77' })).toBeNull();
    expect((await useDesign.getState().adopt(design))?.template.id).toBe('1');
  });
});
