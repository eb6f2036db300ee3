import { endSecondFactorCall, PATHS } from '@muro/api';
import { type App, sendResult } from '../../http/route-tools.ts';
import type { Services } from '../../services.ts';
import { logSecurityEvent } from '../access/log-security-event.ts';
import { operatorOf } from '../access/operator.ts';
import { endSecondFactorOf } from '../use-cases/end-second-factor-of.ts';

/** Operator calls for an account. */
export function shopAccountRoutes(app: App, services: Services): void {
  app.post(PATHS.shopEndSecondFactor, { schema: endSecondFactorCall }, async (request, reply) => {
    const result = await endSecondFactorOf(services, request.body.name, services.locale);
    if (result.ok && result.value.wasOn) {
      const subject = { account: result.value.name, by: operatorOf(request).name };
      logSecurityEvent(request, services, 'second-factor-removed', subject);
      services.onMail();
    }
    return sendResult(request, reply, services, result);
  });
}
