import { idText, type OrderDraftAnswer, PATHS, type PageView } from '@muro/api';
import { isMaterialCode } from '@muro/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SessionServices, userOf } from '../../accounts/access/session.ts';
import type { CollagePainter } from '../../collages/types/collage-painter.ts';
import { drawnCollage } from '../../collages/use-cases/drawn-collage.ts';
import { localeOf } from '../../http/locale-of.ts';
import { editAddress } from '../../http/pages/exits.ts';
import type { PageServices } from '../../http/pages/web-page.ts';
import type { App } from '../../http/route-tools.ts';
import { sendNotePage } from '../../http/send-note-page.ts';
import { refusalSentence, sendRefusal } from '../../http/send-refusal.ts';
import { sendWebPage } from '../../http/send-web-page.ts';
import type { Shop } from '../../shop/shop.ts';
import { type CheckoutPorts, redirectToCheckout } from '../use-cases/redirect-to-checkout.ts';

/** Time for which the pictures of the material page are accessible, ms. */
const CHOICE_MS = 3_600_000;

export interface CheckoutServices extends PageServices, SessionServices, CheckoutPorts {
  readonly painter: Pick<CollagePainter, 'frontPicture'>;
  readonly shop: Shop;
}

/** Routes for the shop's own cart: the picture of a reference, and its collage for the owner. */
export function checkoutRoutes(app: App, services: CheckoutServices): void {
  const schema = { hide: true };
  app.get(PATHS.openReference, { schema }, (request, reply) => openAgain(request, reply, services));
  app.get(PATHS.referencePicture, { schema }, async (request, reply) => {
    const picture = await pictureOf(services, wordIn(request, 'of'));
    if (!picture) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
    // Shops embed it in their own pages. A signed word always names the same picture, so it may be cached for a part of its lifetime.
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'private, max-age=3600')
      .type('image/jpeg');
    return reply.send(picture);
  });
}

/** Returns the text of a query parameter; '' for none. */
function wordIn({ query }: FastifyRequest, name: string): string {
  const text = (query as Record<string, unknown>)[name];
  return typeof text === 'string' ? text : '';
}

async function pictureOf({ references, collages, layouts, painter }: CheckoutServices, word: string): Promise<Buffer | null> {
  const reference = await references.readPicture(word);
  const ownerId = reference && (await references.findOwner(reference.collageId));
  const version = ownerId && (await collages.find(ownerId, reference.collageId, reference.version));
  if (!version || !isMaterialCode(reference.material)) return null;
  const drawn = await drawnCollage(layouts, version, reference.material);
  return drawn && (await painter.frontPicture(drawn));
}

/** Sends a page of the checkout without a referrer, because its URL may contain a reference. */
const sendView = (
  request: FastifyRequest,
  reply: FastifyReply,
  services: CheckoutServices,
  page: { readonly view: PageView; readonly status?: number },
) => sendWebPage(request, reply.header('referrer-policy', 'no-referrer'), services, page);

const asksToSignIn = (request: FastifyRequest, reply: FastifyReply, services: CheckoutServices) =>
  sendView(request, reply, services, { view: { page: 'sign-in', before: 'collage' } });

/** Redirects the owner of a reference's collage to the editor. An expired reference still identifies its collage. */
async function openAgain(request: FastifyRequest, reply: FastifyReply, services: CheckoutServices): Promise<FastifyReply> {
  const locale = localeOf(request, services.locale);
  const reference = wordIn(request, 'reference');
  const read = await services.references.read(reference);
  const sendGone = (sentence: string | null) =>
    sendView(request, reply, services, { view: { page: 'gone-reference', sentence }, status: 404 });
  if (!read) return sendGone(refusalSentence(locale, { error: 'ERROR_REFERENCE' }));
  const user = await userOf(request, services);
  if (!user) return asksToSignIn(request, reply, services);
  const { collageId } = read.reference;
  const ownerId = await services.references.findOwner(collageId);
  if (ownerId === null) return sendGone(null);
  if (ownerId !== user.id)
    return sendView(request, reply, services, { view: { page: 'other-account', name: user.name, reference }, status: 403 });
  return reply.header('cache-control', 'no-store').redirect(editAddress(locale, collageId), 303);
}

/** Redirects from the editor, or from a user's overview, to the shop's own checkout. [EXIT-01] [HTTP-23] */
export async function sendToCheckout(
  request: FastifyRequest,
  reply: FastifyReply,
  services: CheckoutServices,
  checkoutUrl: string,
): Promise<FastifyReply> {
  const locale = localeOf(request, services.locale);
  reply.header('cache-control', 'no-store');
  const namedId = idText.safeParse(wordIn(request, 'collageid'));
  if (!namedId.success) return reply.redirect(checkoutUrl, 303);
  const user = await userOf(request, services);
  if (!user) return asksToSignIn(request, reply, services);
  const collageId = Number(namedId.data);
  const material = wordIn(request, 'material');
  const version = /^[1-9]\d{0,8}$/.test(wordIn(request, 'version')) ? Number(wordIn(request, 'version')) : undefined;
  const result = await redirectToCheckout(services, { ownerId: user.id, collageId, version, material, locale, checkoutUrl });
  if (!result.ok) {
    if (result.refusal.error === 'ERROR_NOT_FOUND')
      return sendNotePage(request, reply, services, { view: { page: 'not-found' }, status: 404 });
    return sendView(request, reply, services, {
      view: { page: 'incomplete-collage', collageId, sentence: refusalSentence(locale, result.refusal) },
    });
  }
  if (result.value.kind === 'to-choose') return sendView(request, reply, services, { view: materialView(services, result.value.draft) });
  return reply.header('referrer-policy', 'no-referrer').redirect(result.value.address, 303);
}

/** Returns the page on which the buyer chooses a material, with a picture and a price for each. */
function materialView(
  { references }: CheckoutServices,
  { collageid: collageId, version, currency, materials }: OrderDraftAnswer,
): PageView {
  const collageVersion = { collageId, version, expiresAt: new Date(Date.now() + CHOICE_MS) };
  const pictureOn = (material: string) =>
    `${PATHS.referencePicture}?${new URLSearchParams({ of: references.pictureOf({ ...collageVersion, material }) })}`;
  const offers = materials.map(({ material, priceCents, isWhole }) => ({ material, priceCents, isWhole, picture: pictureOn(material) }));
  return { page: 'choose-material', collageId, currency, materials: offers };
}
