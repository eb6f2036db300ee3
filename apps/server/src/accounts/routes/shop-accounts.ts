import { endSecondFactorCall, PATHS } from '@muro/api';
import type { App } from '../../http/route-tools.ts';
import { type EventServices, logSecurityEvent } from '../access/log-security-event.ts';
import { operatorOf } from '../access/operator.ts';
import { createRouter, type RouterServices } from '../access/router.ts';
import { endSecondFactorOf } from '../use-cases/end-second-factor-of.ts';

type AccountServices = RouterServices &
  EventServices &
  Parameters<typeof endSecondFactorOf>[0] & {
    /** Notifies the mail relay of a new mail in the outbox. */
    readonly onMail: () => void;
  };

/** Operator calls for an account. */
export function shopAccountRoutes(app: App, services: AccountServices): void {
  createRouter(app, services).post(PATHS.shopEndSecondFactor, endSecondFactorCall, async ({ request, body }) => {
    const result = await endSecondFactorOf(services, body.name, services.locale);
    if (result.ok && result.value.wasOn) {
      const subject = { account: result.value.name, by: operatorOf(request).name };
      logSecurityEvent(request, services, 'second-factor-removed', subject);
      services.onMail();
    }
    return result;
  });
}
