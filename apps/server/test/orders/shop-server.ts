import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { ShopOrderRecord, ShopReferenceAnswer } from '@muro/api';

/**
 * Website of a small print shop with its own cart, as a shop would write it: buyers come from the editor with a reference; the server asks
 * Muro for its details and price, and orders what is bought.
 */
export interface ShopServer {
  /** The setting `checkoutUrl` of the shop. */
  readonly checkoutUrl: string;
  /** Lines of the cart, the newest last. */
  readonly cart: readonly CartLine[];
  /** Calls Muro and returns the response. */
  callMuro(path: string, body?: object): Promise<Answered>;
  order(number: string, changes?: object): Promise<Answered<ShopOrderRecord>>;
  close(): Promise<void>;
}

interface Answered<T = { readonly error: string; readonly field?: string }> {
  readonly status: number;
  readonly isReplayed: boolean;
  readonly body: T;
}

interface CartLine extends ShopReferenceAnswer {
  readonly reference: string;
}

/** @param buyer  name, address, e-mail */
export async function startShopServer(muroUrl: string, token: string, buyer: object): Promise<ShopServer> {
  const cart: CartLine[] = [];
  const callMuro = async <T>(path: string, body?: object): Promise<Answered<T>> => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${muroUrl}${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    return { status: answer.status, isReplayed: answer.headers.has('idempotent-replayed'), body: (await answer.json()) as T };
  };
  const order = (number: string, changes: object = {}) => {
    const lines = cart.map(({ reference }) => ({ reference, quantity: 1 }));
    return callMuro<ShopOrderRecord>('/api/shop/orders', { number, lines, ...buyer, language: 'de', payment: 'paid', ...changes });
  };
  const page = async ({ url = '', method }: IncomingMessage): Promise<string> => {
    const { pathname, searchParams } = new URL(url, 'http://shop');
    if (method === 'POST' && pathname === '/buy') {
      const { body } = await order(`WEB-${cart.length}`);
      return `<h1>Danke</h1><p>Bestellung ${body.shopNumber}, bei Muro ${body.id}</p>`;
    }
    const reference = searchParams.get('reference');
    if (reference) {
      const { body } = await callMuro<ShopReferenceAnswer>(`/api/shop/references?${new URLSearchParams({ reference })}`);
      const index = cart.findIndex(({ line }) => line === body.line);
      if (index >= 0) cart.splice(index, 1);
      cart.push({ ...body, reference });
    }
    return cartPage(cart);
  };
  const server = createServer((request, response) => {
    page(request).then((body) =>
      response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><html lang="de">${body}`),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  return {
    checkoutUrl: `http://127.0.0.1:${port}/warenkorb`,
    cart,
    callMuro,
    order,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function cartPage(cart: readonly CartLine[]): string {
  const rows = cart.map(
    ({ design, width, height, material, today, picture, editor }) =>
      `<li><img src="${picture}" alt="${design}" width="160"> ${design}, ${width} × ${height} cm, ${material}:
       ${today.totalCents / 100} ${today.currency} <a href="${editor}">Ändern</a></li>`,
  );
  return `<title>Warenkorb</title><meta name="viewport" content="width=device-width"><h1>Warenkorb</h1><ul>${rows.join('')}</ul>
<form method="post" action="/buy"><button>Zahlungspflichtig bestellen</button></form>`;
}
