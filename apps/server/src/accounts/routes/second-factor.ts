import { PATHS, plainText } from '@muro/api';
import type { ShopData } from '@muro/shop';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../http/route-tools.ts';
import { done, type Result } from '../../values/result.ts';
import { answerOwner, type OwnerServices } from '../access/answer-owner.ts';
import { logSecurityEvent, type SecurityEvent } from '../access/log-security-event.ts';
import { totpAddress, totpSecretText } from '../rules/totp.ts';
import type { FactorPorts } from '../types/second-factors.ts';
import type { Owner, SettingsPorts } from '../use-cases/account-settings.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes } from '../use-cases/second-factor.ts';
import { qrPicture } from './qr-picture.ts';

const sealed = { current: plainText(1024), nonce: plainText(64) };
const code = plainText(40);

interface FactorServices extends OwnerServices, SettingsPorts, FactorPorts {
  readonly shop: { readonly data: ShopData };
}

/** Routes of the account page for two-step verification. */
export function secondFactorRoutes(app: App, services: FactorServices): void {
  const config = { access: 'session' } as const;
  /** Logs the event unless the result is a refusal or an error (a text key). */
  const logged = async <T>(
    request: FastifyRequest,
    { user }: Owner,
    event: SecurityEvent,
    acting: Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const result = await acting;
    if (result.ok && typeof result.value !== 'string') logSecurityEvent(request, services, event, { account: user.name });
    return result;
  };
  app.post(PATHS.beginSecondFactor, { schema: { hide: true, body: z.object(sealed) }, config }, (request, reply) =>
    answerOwner(request, reply, services, async (owner) => {
      const result = await beginSecondFactor(services, owner, request.body);
      if (!result.ok || typeof result.value === 'string') return result;
      const { secret } = result.value;
      const address = totpAddress(secret, { shop: services.shop.data.name, name: owner.user.name });
      return done({ secret: totpSecretText(secret), address, picture: qrPicture(address) });
    }),
  );
  const proven = z.object({ ...sealed, code });
  app.post(PATHS.confirmSecondFactor, { schema: { hide: true, body: z.object({ code }) }, config }, (request, reply) =>
    answerOwner(request, reply, services, (owner) =>
      logged(request, owner, 'second-factor-on', confirmSecondFactor(services, owner, request.body.code)),
    ),
  );
  app.post(PATHS.renewRecoveryCodes, { schema: { hide: true, body: proven }, config }, (request, reply) =>
    answerOwner(request, reply, services, (owner) =>
      logged(request, owner, 'recovery-codes-renewed', renewRecoveryCodes(services, owner, request.body)),
    ),
  );
  app.post(PATHS.endSecondFactor, { schema: { hide: true, body: proven }, config }, (request, reply) =>
    answerOwner(request, reply, services, (owner) =>
      logged(request, owner, 'second-factor-off', endSecondFactor(services, owner, request.body)),
    ),
  );
}
