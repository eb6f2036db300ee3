import { PATHS, saveAnswer, saveRequest } from '@muro/api';
import { attemptOf } from '../http/attempt-of.ts';
import { readForm } from '../http/read-form.ts';
import { type App, forUser, sendResult } from '../http/route-tools.ts';
import type { Services } from '../services.ts';
import { saveCollage } from '../use-cases/save-collage.ts';

/** Room for the longest document with every character escaped. */
const BODY_LIMIT = 8_000_000;

export function saveRoute(app: App, services: Services): void {
  const schema = { body: saveRequest, response: { 200: saveAnswer } };
  app.post(PATHS.save, { schema, bodyLimit: BODY_LIMIT, preValidation: readForm }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const result = await saveCollage(services, { ownerId: user.id, request: request.body, attempt: attemptOf(request) });
      services.metrics.saves.inc({ outcome: result.ok ? 'saved' : result.refusal.error });
      return sendResult(request, reply, services, result);
    }),
  );
}
