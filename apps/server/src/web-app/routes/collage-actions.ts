import { collageActionForm, idField, MAX_COLLAGE_NAME, PATHS } from '@muro/api';
import { COLLAGE_ANSWERS } from '@muro/texts/all';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SessionServices, userOf } from '../../accounts/access/session.ts';
import type { Catalogue } from '../../catalogue/types/catalogue.ts';
import { applyCollageAction, type CollageAction, type CollageActionPorts } from '../../collages/use-cases/apply-collage-action.ts';
import { localeOf } from '../../http/locale-of.ts';
import { editAddress, exitAddress } from '../../http/pages/exits.ts';
import type { PageServices } from '../../http/pages/web-page.ts';
import type { App } from '../../http/route-tools.ts';
import { sendFaultPage } from '../../http/send-fault-page.ts';
import { sendWebPage } from '../../http/send-web-page.ts';
import { textIn } from '../../texts/text.ts';
import { shownName, versionsView } from '../pages/overview-views.ts';

/** Message of the overview after each action. */
const SAID = { rename: 'renamed', copy: 'copied', remove: 'removed', 'bring-back': 'broughtBack' } as const;

interface CollageActionServices extends PageServices, SessionServices, CollageActionPorts {
  readonly catalogue: Catalogue;
}

/** Routes of the overview's forms: plain posts, answered with the overview. */
export function collageActionRoutes(app: App, services: CollageActionServices): void {
  app.post(PATHS.collageAction, { schema: { hide: true }, config: { access: 'page' } }, (request, reply) =>
    applyAction(request, reply, services),
  );
  app.get(PATHS.versionsPage, { schema: { hide: true } }, async (request, reply) => {
    const locale = localeOf(request, services.locale);
    const user = await userOf(request, services);
    if (!user) return reply.redirect(exitAddress('overview', locale), 303);
    const id = idField.safeParse((request.query as { collage?: unknown }).collage);
    const versions = id.success ? await services.collageList.listVersions(user.id, Number(id.data)) : [];
    const [newest, ...older] = versions;
    if (!newest) return sendFaultPage(request, reply, services, { error: 'ERROR_NOT_FOUND', sentence: COLLAGE_ANSWERS.gone[locale] });
    return await sendWebPage(request, reply, services, { view: versionsView([newest, ...older], services.catalogue) });
  });
}

async function applyAction(request: FastifyRequest, reply: FastifyReply, services: CollageActionServices): Promise<FastifyReply> {
  const locale = localeOf(request, services.locale);
  const user = await userOf(request, services);
  const overview = exitAddress('overview', locale);
  if (!user) return reply.redirect(overview, 303);
  const form = collageActionForm.safeParse(request.body);
  if (!form.success) {
    const isName = form.error.issues.some(({ path }) => path[0] === 'name');
    return sendFaultPage(request, reply, services, {
      error: 'ERROR_BAD_REQUEST',
      ...(isName && { sentence: COLLAGE_ANSWERS.nameWrong[locale] }),
    });
  }
  const { collage, do: kind, name = '', version = null, open } = form.data;
  const collageId = Number(collage);
  const action: CollageAction =
    kind === 'copy'
      ? { do: kind, version, name: await copyName(services, { ownerId: user.id, collageId }, locale) }
      : kind === 'rename'
        ? { do: kind, name }
        : { do: kind };
  const result = await applyCollageAction(services, { ownerId: user.id, collageId }, action);
  if (!result.ok) {
    const isGone = result.refusal.error === 'ERROR_NOT_FOUND';
    return sendFaultPage(request, reply, services, { ...result.refusal, ...(isGone && { sentence: COLLAGE_ANSWERS.gone[locale] }) });
  }
  if (open !== undefined) return reply.redirect(editAddress(locale, result.value), 303);
  return reply.redirect(`${overview}?said=${SAID[kind]}&collage=${result.value}`, 303);
}

/** Returns the name of a copy, derived from the shown name and cut to the largest length. */
async function copyName(
  { collageList, catalogue }: CollageActionServices,
  { ownerId, collageId }: { readonly ownerId: number; readonly collageId: number },
  locale: Parameters<typeof textIn>[0],
): Promise<string> {
  const [newest] = await collageList.listVersions(ownerId, collageId);
  if (!newest) return '';
  return [...textIn(locale, COLLAGE_ANSWERS.copyName, { name: shownName(newest, catalogue) })].slice(0, MAX_COLLAGE_NAME).join('');
}
