import { idText, PATHS } from '@muro/api';
import { isMaterialCode } from '@muro/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../http/locale-of.ts';
import type { App } from '../http/route-tools.ts';
import { sendNotePage } from '../http/send-note-page.ts';
import { refusalSentence, type Sent, sendRefusal } from '../http/send-refusal.ts';
import { sendWebPage } from '../http/send-web-page.ts';
import { userOf } from '../http/session.ts';
import { goneReferencePage, materialPage, notYetPage, otherAccountPage } from '../pages/checkout-pages.ts';
import { editAddress } from '../pages/exits.ts';
import type { Services } from '../services.ts';
import { drawnCollage } from '../use-cases/drawn-collage.ts';
import { handOver } from '../use-cases/hand-over.ts';

/** So long the pictures of a choice can be seen. */
const CHOICE_MS = 3_600_000;

/** What the shop's own cart shows and leads to: the picture of a collage, and the collage itself for its owner. */
export function checkoutRoutes(app: App, services: Services): void {
  const schema = { hide: true };
  app.get(PATHS.openReference, { schema }, (request, reply) => openAgain(request, reply, services));
  app.get(PATHS.referencePicture, { schema }, async (request, reply) => {
    const picture = await pictureOf(services, wordIn(request, 'of'));
    if (!picture) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
    // Shops show it on their own pages. A word names one picture for ever, but not for longer than it lives.
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'private, max-age=3600')
      .type('image/jpeg');
    return reply.send(picture) as unknown as Sent;
  });
}

/** The text of a query's field; '' for none. */
function wordIn({ query }: FastifyRequest, name: string): string {
  const text = (query as Record<string, unknown>)[name];
  return typeof text === 'string' ? text : '';
}

async function pictureOf({ references, collages, layouts, painter }: Services, word: string): Promise<Buffer | null> {
  const shown = await references.readPicture(word);
  const ownerId = shown && (await references.ownerOf(shown.collageId));
  const version = ownerId && (await collages.find(ownerId, shown.collageId, shown.version));
  if (!version || !isMaterialCode(shown.material)) return null;
  const drawn = await drawnCollage(layouts, version, shown.material);
  return drawn && (await painter.frontPicture(drawn));
}

function sendPage(reply: FastifyReply, status: number, text: string): Sent {
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return reply.send(text) as unknown as Sent;
}

const asksToSignIn = (request: FastifyRequest, reply: FastifyReply, services: Services) =>
  sendWebPage(request, reply.header('referrer-policy', 'no-referrer'), services, {
    view: { page: 'sign-in', before: 'collage' },
  }) as unknown as Sent;

/** Leads the owner of a reference's collage into the editor. One that has expired still says which collage it was. */
async function openAgain(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<Sent> {
  const locale = localeOf(request, services.locale);
  const shop = services.shop.data;
  const word = wordIn(request, 'reference');
  const read = await services.references.read(word);
  if (!read) return sendPage(reply, 404, goneReferencePage(locale, shop, refusalSentence(locale, { error: 'ERROR_REFERENCE' })));
  const user = await userOf(request, services);
  if (!user) return asksToSignIn(request, reply, services);
  const { collageId } = read.reference;
  const ownerId = await services.references.ownerOf(collageId);
  if (ownerId === null) return sendPage(reply, 404, goneReferencePage(locale, shop, null));
  if (ownerId !== user.id) return sendPage(reply, 403, otherAccountPage(locale, shop, { name: user.name, reference: word }));
  return reply.header('cache-control', 'no-store').redirect(editAddress(locale, collageId), 303) as unknown as Sent;
}

/** The way from the editor, or from a person's overview, to the shop's own checkout. [EXIT-01] [HTTP-23] */
export async function leadToCheckout(request: FastifyRequest, reply: FastifyReply, services: Services, checkoutUrl: string): Promise<Sent> {
  const locale = localeOf(request, services.locale);
  reply.header('cache-control', 'no-store');
  const named = idText.safeParse(wordIn(request, 'collageid'));
  if (!named.success) return reply.redirect(checkoutUrl, 303) as unknown as Sent;
  const user = await userOf(request, services);
  if (!user) return asksToSignIn(request, reply, services);
  const collageId = Number(named.data);
  const material = wordIn(request, 'material');
  const version = /^[1-9]\d{0,8}$/.test(wordIn(request, 'version')) ? Number(wordIn(request, 'version')) : undefined;
  const result = await handOver(services, { ownerId: user.id, collageId, version, material, locale, checkoutUrl });
  if (!result.ok) {
    if (result.refusal.error === 'ERROR_NOT_FOUND')
      return sendNotePage(request, reply, services, { view: { page: 'not-found' }, status: 404 }) as unknown as Sent;
    const left = { collageId, sentence: refusalSentence(locale, result.refusal) };
    return sendPage(reply, 200, notYetPage(locale, services.shop.data, left));
  }
  if (result.value.kind === 'to-choose') {
    const { draft } = result.value;
    const shown = { collageId, version: draft.version, expiresAt: new Date(Date.now() + CHOICE_MS) };
    const pictureOn = (chosen: string) => {
      const query = new URLSearchParams({ of: services.references.pictureOf({ ...shown, material: chosen }) });
      return `${PATHS.referencePicture}?${query.toString()}`;
    };
    return sendPage(reply, 200, materialPage(locale, services.shop.data, { draft, pictureOn }));
  }
  return reply.header('referrer-policy', 'no-referrer').redirect(result.value.address, 303) as unknown as Sent;
}
