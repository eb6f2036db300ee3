import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { limitByAddress } from '../accounts/access/limit-by-address.ts';
import { accountRoutes } from '../accounts/routes/account.ts';
import { aliveRoute } from '../accounts/routes/alive.ts';
import { authKeyRoute } from '../accounts/routes/auth-key.ts';
import { isAuthenticatedRoute } from '../accounts/routes/is-authenticated.ts';
import { passwordRoutes } from '../accounts/routes/passwords.ts';
import { registerRoute } from '../accounts/routes/register.ts';
import { secondFactorRoutes } from '../accounts/routes/second-factor.ts';
import { shopAccountRoutes } from '../accounts/routes/shop-accounts.ts';
import { shopTokenRoutes } from '../accounts/routes/shop-tokens.ts';
import { signInCodeRoute } from '../accounts/routes/sign-in-code.ts';
import { catalogueRoutes } from '../catalogue/routes/catalogue.ts';
import { customXmlRoute } from '../catalogue/routes/custom-xml.ts';
import { quotesRoute } from '../catalogue/routes/quotes.ts';
import { samplePhotoRoutes } from '../catalogue/routes/sample-photos.ts';
import { collagePictureRoutes } from '../collages/routes/collage-pictures.ts';
import { loadRoute } from '../collages/routes/load.ts';
import { saveRoute } from '../collages/routes/save.ts';
import { addRetryAfter } from '../http/hooks/add-retry-after.ts';
import { closeAfterRefusedForm } from '../http/hooks/close-after-refused-form.ts';
import { discardUnreadBodies } from '../http/hooks/discard-unread-bodies.ts';
import { drainOnShutdown } from '../http/hooks/drain-on-shutdown.ts';
import { endSlowBodies } from '../http/hooks/end-slow-bodies.ts';
import { logRequests } from '../http/hooks/log-requests.ts';
import { reportProxyFaults } from '../http/hooks/proxy-faults.ts';
import { requireValidUtf8 } from '../http/hooks/require-valid-utf8.ts';
import { shedLoad } from '../http/hooks/shed-load.ts';
import { extendSocketTimeouts } from '../http/hooks/socket-timeout.ts';
import type { App } from '../http/route-tools.ts';
import { isForeign } from '../http/same-origin.ts';
import { sendSecurityHeaders } from '../http/security-headers.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import { cartRoutes } from '../orders/routes/cart.ts';
import { checkoutRoutes } from '../orders/routes/checkout.ts';
import { orderPageRoutes } from '../orders/routes/order-page.ts';
import { orderPictureRoute } from '../orders/routes/order-picture.ts';
import { orderRoutes } from '../orders/routes/orders.ts';
import { shopCheckoutRoutes } from '../orders/routes/shop-checkout.ts';
import { shopOrderRoutes } from '../orders/routes/shop-orders.ts';
import { photoRoutes } from '../photos/routes/photos.ts';
import { knownPhotosRoute } from '../photos/routes/photos-known.ts';
import { socialRoutes } from '../photos/routes/social.ts';
import { socialPageRoutes } from '../photos/routes/social-pages.ts';
import { uploadRoute } from '../photos/routes/upload.ts';
import { shopPageRoutes } from '../shop/routes/shop-pages.ts';
import { exportRoute } from '../upkeep/routes/export.ts';
import { healthRoutes } from '../upkeep/routes/health.ts';
import { shopBackupRoutes } from '../upkeep/routes/shop-backup.ts';
import { shopStoresRoutes } from '../upkeep/routes/shop-stores.ts';
import { shopVerifyRoutes } from '../upkeep/routes/shop-verify.ts';
import { apiPageRoutes } from '../web-app/routes/api-page.ts';
import { collageActionRoutes } from '../web-app/routes/collage-actions.ts';
import { exitPageRoutes } from '../web-app/routes/exit-pages.ts';
import { webAppRoutes } from '../web-app/routes/web-app.ts';
import { answerFaults } from './answer-faults.ts';
import { describeCalls } from './describe-calls.ts';
import { requireAccess } from './require-access.ts';
import type { Services } from './services.ts';

const BODY_LIMIT = 64_000;
/** An idle connection is closed after `IDLE_MS`; a whole request has twenty minutes, its headers ten seconds. */
const IDLE_MS = 30_000;
const REQUEST_MS = 1_200_000;
const HEADERS_MS = 10_000;
/** Interval at which the last two limits are checked. */
const CHECK_MS = 5_000;

const ROUTES = [
  accountRoutes,
  aliveRoute,
  apiPageRoutes,
  authKeyRoute,
  cartRoutes,
  catalogueRoutes,
  checkoutRoutes,
  collagePictureRoutes,
  customXmlRoute,
  exportRoute,
  healthRoutes,
  isAuthenticatedRoute,
  knownPhotosRoute,
  loadRoute,
  orderPageRoutes,
  orderPictureRoute,
  orderRoutes,
  passwordRoutes,
  photoRoutes,
  quotesRoute,
  samplePhotoRoutes,
  registerRoute,
  saveRoute,
  secondFactorRoutes,
  collageActionRoutes,
  shopAccountRoutes,
  shopBackupRoutes,
  shopCheckoutRoutes,
  shopOrderRoutes,
  shopPageRoutes,
  shopStoresRoutes,
  shopTokenRoutes,
  shopVerifyRoutes,
  signInCodeRoute,
  socialRoutes,
  socialPageRoutes,
  uploadRoute,
];

/** Hides the framework's own entries of level `info`. */
const frameworkLog = (log: FastifyBaseLogger) => log.child({}, log.level === 'info' ? { level: 'warn' } : {});

/**
 * Builds the HTTP application over its services. It does not listen yet.
 *
 * @param isWeb  false: a server without the role `web`, which answers health checks only
 */
export async function buildApp(services: Services, log?: FastifyBaseLogger, isWeb = true): Promise<App> {
  const app: App = Fastify({
    ...(log && { loggerInstance: frameworkLog(log) }),
    // The framework's own entries contain URLs, some of which hold a secret.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.trustedProxies.length > 0 && [...services.trustedProxies],
    bodyLimit: BODY_LIMIT,
    connectionTimeout: IDLE_MS,
    requestTimeout: REQUEST_MS,
    return503OnClosing: false, // requests that arrive before the last connection is closed are answered normally
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
  }).withTypeProvider<ZodTypeProvider>();
  if (isWeb) shedLoad(app, services);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', () => Promise.all([services.catalogue.refresh(), services.shop.refresh()]));
  answerFaults(app, services);
  addRetryAfter(app);
  drainOnShutdown(app);
  extendSocketTimeouts(app);
  endSlowBodies(app);
  closeAfterRefusedForm(app);
  discardUnreadBodies(app);
  reportProxyFaults(app, services.publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    if (isForeign(request)) return sendRefusal(request, reply, services, { error: 'ERROR_FOREIGN_ORIGIN' });
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) };
    services.metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  if (log && services.logsRequests) logRequests(app, log);
  await describeCalls(app);
  sendSecurityHeaders(app, services);
  await app.register(cookie);
  limitByAddress(app, services);
  requireAccess(app, services);
  requireValidUtf8(app);
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null)); // the routes parse their forms themselves
  for (const route of isWeb ? ROUTES : [healthRoutes]) route(app, services);
  if (!isWeb) return app;
  await exitPageRoutes(app, services);
  await webAppRoutes(app, services);
  return app;
}
