import { PATHS, saveCall } from '@muro/api';
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import { DOCUMENT, readForm } from '../../http/read-form.ts';
import type { App } from '../../http/route-tools.ts';
import type { Metrics } from '../../monitoring/metrics.ts';
import { type SaveCollagePorts, saveCollage } from '../use-cases/save-collage.ts';

interface SaveServices extends RouterServices, SaveCollagePorts {
  readonly metrics: Pick<Metrics, 'saves'>;
}

export function saveRoute(app: App, services: SaveServices): void {
  const options = { bodyLimit: DOCUMENT.fieldsBytes, preValidation: readForm(DOCUMENT), limit: 'save', isIdempotent: true } as const;
  createRouter(app, services).post(
    PATHS.save,
    saveCall,
    async ({ user, body, idempotencyKey }) => {
      const result = await saveCollage(services, { ownerId: user.id, request: body, idempotencyKey });
      services.metrics.saves.inc({ outcome: result.ok ? 'saved' : result.refusal.error });
      return result;
    },
    options,
  );
}
