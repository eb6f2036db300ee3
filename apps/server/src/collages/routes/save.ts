import { PATHS, saveCall } from '@muro/api';
import { forUser } from '../../accounts/access/for-user.ts';
import { rateLimit } from '../../accounts/use-cases/rate-limit.ts';
import { idempotencyKeyOf } from '../../http/idempotency-key-of.ts';
import { DOCUMENT, readForm } from '../../http/read-form.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import type { Services } from '../../services.ts';
import { saveCollage } from '../use-cases/save-collage.ts';

export function saveRoute(app: App, services: Services): void {
  app.post(PATHS.save, { schema: saveCall, bodyLimit: DOCUMENT.fieldsBytes, preValidation: readForm(DOCUMENT) }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const turn = await rateLimit(services, 'save', user.id);
      if (!turn.ok) return sendResult(request, reply, services, turn);
      const result = await saveCollage(services, { ownerId: user.id, request: request.body, idempotencyKey: idempotencyKeyOf(request) });
      services.metrics.saves.inc({ outcome: result.ok ? 'saved' : result.refusal.error });
      return sendResult(request, reply, services, result);
    }),
  );
}
