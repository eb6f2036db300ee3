import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartLine } from '../../flow/saving/cart-line.ts';
import { useCart } from './cart-store.ts';

const DRAFT = { collageid: 7, version: 3, materials: [{ material: 'POSTER' }], material: 'POSTER', isFinished: true };
const LINE = { draft: DRAFT, material: 'POSTER', quantity: 1 } as unknown as CartLine;
const REQUEST = {
  collageid: '7',
  version: 3,
  quantity: 1,
  name: 'Ana',
  street: 's',
  postcode: 'p',
  city: 'c',
  country: 'x',
  email: 'a@b.es',
};

const fetchNow = globalThis.fetch;
const cart: string[] = [];
/** The server's next answers for the draft, before it returns `DRAFT` again. */
const drafts: object[] = [];
const sent: { key: string | null; body: string }[] = [];

/** Stubs the server: the draft, and one answer after another to placed orders; `null` is a lost connection. */
function answer(draft: () => Response, ...orders: (Response | null)[]): void {
  globalThis.fetch = async (input, init) => {
    if (String(input).startsWith('/api/orders/draft')) return Response.json(drafts.shift() ?? DRAFT);
    if (String(input).startsWith('/api/cart')) {
      cart.push(`${input} ${init?.body ?? ''}`.trim());
      return draft();
    }
    if (init?.method !== 'POST') return Response.json({ id: 99, state: 'printed' });
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), body: String(init.body) });
    const next = orders.shift();
    if (!next) throw new TypeError('connection lost');
    return next;
  };
}

const draft = () => Response.json({ lines: [LINE] });
const order = () => Response.json({ id: 99, state: 'received' });
const open = () => useCart.getState().open({ collageId: '7', orderId: '' });
const status = () => useCart.getState().state.status;

beforeEach(() => {
  sent.length = 0;
  drafts.length = 0;
  cart.length = 0;
});
afterEach(() => {
  globalThis.fetch = fetchNow;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the cart', () => {
  it('shows what the server says of the collage', async () => {
    for (const [code, expected] of [
      [401, 'sign-in'],
      [404, 'unknown'],
      [400, 'unknown'],
      [500, 'failed'],
      [503, 'failed'],
    ] as const) {
      answer(() => Response.json({ error: 'ERROR_NOT_FOUND', msg: '?' }, { status: code }));
      await open();
      expect([code, status()]).toEqual([code, expected]);
    }
  });

  it('lists what the account wants to order, reports changes, and is empty after the last line is removed', async () => {
    answer(draft);
    await useCart.getState().open({ collageId: '', orderId: '' });
    useCart.getState().change(LINE, { quantity: 3 });
    expect(useCart.getState().state).toMatchObject({ lines: [{ quantity: 3, material: 'POSTER' }] });
    await useCart.getState().remove(LINE);
    expect(status()).toBe('empty');
    expect(cart).toEqual(['/api/cart', '/api/cart {"collageid":"7","quantity":3}', '/api/cart/remove {"collageid":"7"}']);
  });

  it('distinguishes two lines of the same collage', async () => {
    const [canvas, poster] = [
      { ...LINE, line: 1, material: 'CANVAS2CM' },
      { ...LINE, line: 2 },
    ];
    answer(() => Response.json({ lines: [canvas, poster] }), Response.json({ error: 'ERROR_TOTAL', msg: 'other' }, { status: 409 }));
    await useCart.getState().open({ collageId: '', orderId: '' });
    useCart.getState().change(poster, { quantity: 3 });
    expect(useCart.getState().state).toMatchObject({
      lines: [
        { line: 1, quantity: 1 },
        { line: 2, quantity: 3 },
      ],
    });
    await useCart.getState().place({ ...REQUEST, line: 1, material: 'POSTER', more: [{ ...REQUEST, line: 2, quantity: 3 }] });
    expect(useCart.getState().state).toMatchObject({
      lines: [
        { line: 1, quantity: 1 },
        { line: 2, quantity: 3 },
      ],
    });
    await useCart.getState().remove(poster);
    expect(useCart.getState().state).toMatchObject({ lines: [{ line: 1, quantity: 1 }] });
    expect(cart.slice(1)).toEqual(['/api/cart {"collageid":"7","line":2,"quantity":3}', '/api/cart/remove {"collageid":"7","line":2}']);
  });

  it('keeps the shown lines while the server does not answer, and sends the changes in order once it is back', async () => {
    vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/cart/fromApp' } }));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const other = { ...LINE, line: 2 };
    answer(() => Response.json({ lines: [{ ...LINE, line: 1 }, other] }));
    await useCart.getState().open({ collageId: '', orderId: '' });
    const online = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('connection lost'));
    useCart.getState().change(other, { quantity: 3 });
    const removed = useCart.getState().remove({ ...LINE, line: 1 });
    useCart.getState().change(other, { quantity: 4 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(useCart.getState().state).toMatchObject({ status: 'draft', lines: [{ line: 2, quantity: 4 }] });
    globalThis.fetch = online;
    window.dispatchEvent(new Event('online'));
    await removed;
    await vi.waitFor(() => expect(cart).toHaveLength(4));
    expect(cart.slice(1)).toEqual([
      '/api/cart {"collageid":"7","line":2,"quantity":3}',
      '/api/cart/remove {"collageid":"7","line":1}',
      '/api/cart {"collageid":"7","line":2,"quantity":4}',
    ]);
  });

  it('preselects the material that was ordered before, if it is still offered', async () => {
    const reopen = () => useCart.getState().open({ collageId: '7', material: 'POSTER', orderId: '' });
    answer(draft);
    await reopen();
    expect([status(), ...cart.splice(0)]).toEqual(['draft', '/api/cart {"collageid":"7","material":"POSTER"}']);
    const answers = [() => Response.json({ error: 'ERROR_MATERIAL', msg: 'no' }, { status: 422 }), draft];
    answer(() => (answers.shift() ?? draft)());
    await reopen();
    expect([status(), ...cart]).toEqual(['draft', '/api/cart {"collageid":"7","material":"POSTER"}', '/api/cart {"collageid":"7"}']);
  });

  it('places an order once, however often the button is pressed', async () => {
    answer(draft, order(), order());
    await open();
    await Promise.all([useCart.getState().place(REQUEST), useCart.getState().place(REQUEST)]);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      ...{ collageid: '7', version: 3, quantity: 1 },
      ...{ name: 'Ana', street: 's', postcode: 'p', city: 'c', country: 'x', email: 'a@b.es' },
    });
    expect(status()).toBe('order');
  });

  it('retries with the same key and the same order when the server did not answer', async () => {
    answer(draft, null, order());
    await open();
    await useCart.getState().place(REQUEST);
    expect(useCart.getState().state).toMatchObject({ status: 'draft', sending: { kind: 'unsure' } });
    await useCart.getState().place({ ...REQUEST, quantity: 5 });
    expect(sent[0]?.key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(sent[1]).toEqual(sent[0]);
    expect(status()).toBe('order');
  });

  it('starts a new attempt after a refusal', async () => {
    answer(draft, Response.json({ error: 'ERROR_MATERIAL', msg: 'no' }, { status: 400 }), order());
    await open();
    await useCart.getState().place(REQUEST);
    expect(useCart.getState().state).toMatchObject({ sending: { kind: 'refused', reason: 'no' } });
    await useCart.getState().place(REQUEST);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('reloads the lines after a refusal and keeps the choices', async () => {
    answer(draft, Response.json({ error: 'ERROR_AGREED_TERMS', msg: 'other' }, { status: 409 }));
    await open();
    drafts.push({ ...DRAFT, terms: 'new' });
    await useCart.getState().place({ ...REQUEST, material: 'POSTER', quantity: 4 });
    expect(useCart.getState().state).toMatchObject({
      lines: [{ draft: { terms: 'new' }, material: 'POSTER', quantity: 4 }],
      sending: { kind: 'refused', reason: 'other' },
    });
    answer(draft, Response.json({ error: 'ERROR_MATERIAL', msg: 'no' }, { status: 422 }));
    drafts.push({ ...DRAFT, materials: [], material: '' });
    await useCart.getState().place({ ...REQUEST, material: 'POSTER' });
    expect(useCart.getState().state).toMatchObject({ lines: [{ material: '' }] });
  });

  it('keeps an unanswered order until the server reports its outcome', async () => {
    const storage = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: storage.set.bind(storage),
      removeItem: storage.delete.bind(storage),
    };
    vi.stubGlobal('window', { sessionStorage });
    answer(draft, null, Response.json({ error: 'ERROR_TOO_MANY', msg: 'later' }, { status: 429 }));
    await open();
    await useCart.getState().place(REQUEST);
    await useCart.getState().place(REQUEST);
    expect(useCart.getState().state).toMatchObject({ status: 'draft', sending: { kind: 'unsure' } });
    answer(draft, Response.json({ error: 'ERROR_NOT_SIGNED_IN', msg: 'in' }, { status: 401 }), order());
    await useCart.getState().place(REQUEST);
    expect(status()).toBe('sign-in');
    await open();
    await useCart.getState().place({ ...REQUEST, quantity: 5 });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(status()).toBe('order');
  });

  it('is reloaded in another language, with the choices made meanwhile', async () => {
    answer(draft);
    await open();
    drafts.push({ ...DRAFT, delivery: 'Colis' });
    const renewed = useCart.getState().renew();
    useCart.getState().change(LINE, { quantity: 6 });
    await renewed;
    expect(useCart.getState().state).toMatchObject({ lines: [{ draft: { delivery: 'Colis' }, quantity: 6 }] });
  });

  it('asks to sign in when the session is over', async () => {
    answer(draft, Response.json({ error: 'ERROR_NOT_SIGNED_IN', msg: 'in' }, { status: 401 }));
    await open();
    await useCart.getState().place(REQUEST);
    expect(status()).toBe('sign-in');
  });

  it('follows an order', async () => {
    answer(draft, order());
    await open();
    await useCart.getState().place(REQUEST);
    await useCart.getState().refresh();
    expect(useCart.getState().state).toMatchObject({ status: 'order', order: { state: 'printed' } });
  });
});
