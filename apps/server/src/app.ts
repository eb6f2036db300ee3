import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerFaults } from './http/answer-faults.ts';
import { describeCalls } from './http/describe-calls.ts';
import { discardUnreadBodies } from './http/discard-unread-bodies.ts';
import { endLeftForms } from './http/end-left-forms.ts';
import { endSlowBodies } from './http/end-slow-bodies.ts';
import { leaveQuickly } from './http/leave-quickly.ts';
import { limitByAddress } from './http/limit-by-address.ts';
import { logRequests } from './http/log-requests.ts';
import { reportProxyFaults } from './http/proxy-faults.ts';
import { requireAccess } from './http/require-access.ts';
import type { App } from './http/route-tools.ts';
import { isForeign } from './http/same-origin.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { sendRefusal } from './http/send-refusal.ts';
import { shedLoad } from './http/shed-load.ts';
import { extendSocketTimeouts } from './http/socket-timeout.ts';
import { takeStrictTexts } from './http/strict-texts.ts';
import { tellWhenToRetry } from './http/tell-when-to-retry.ts';
import { accountRoutes } from './routes/account.ts';
import { aliveRoute } from './routes/alive.ts';
import { apiPageRoutes } from './routes/api-page.ts';
import { authKeyRoute } from './routes/auth-key.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { collagePictureRoutes } from './routes/collage-pictures.ts';
import { customXmlRoute } from './routes/custom-xml.ts';
import { exitPageRoutes } from './routes/exit-pages.ts';
import { exportRoute } from './routes/export.ts';
import { healthRoutes } from './routes/health.ts';
import { isAuthenticatedRoute } from './routes/is-authenticated.ts';
import { loadRoute } from './routes/load.ts';
import { orderPageRoutes } from './routes/order-page.ts';
import { orderRoutes } from './routes/orders.ts';
import { passwordRoutes } from './routes/passwords.ts';
import { photoRoutes } from './routes/photos.ts';
import { knownPhotosRoute } from './routes/photos-known.ts';
import { quotesRoute } from './routes/quotes.ts';
import { registerRoute } from './routes/register.ts';
import { saveRoute } from './routes/save.ts';
import { secondFactorRoutes } from './routes/second-factor.ts';
import { shelfRoutes } from './routes/shelf.ts';
import { shopAccountRoutes } from './routes/shop-accounts.ts';
import { shopBackupRoutes } from './routes/shop-backup.ts';
import { shopCheckoutRoutes } from './routes/shop-checkout.ts';
import { shopOrderRoutes } from './routes/shop-orders.ts';
import { shopPageRoutes } from './routes/shop-pages.ts';
import { shopStoresRoutes } from './routes/shop-stores.ts';
import { shopTokenRoutes } from './routes/shop-tokens.ts';
import { shopVerifyRoutes } from './routes/shop-verify.ts';
import { signInCodeRoute } from './routes/sign-in-code.ts';
import { socialRoutes } from './routes/social.ts';
import { socialPageRoutes } from './routes/social-pages.ts';
import { uploadRoute } from './routes/upload.ts';
import { webAppRoutes } from './routes/web-app.ts';
import type { Services } from './services.ts';

const BODY_LIMIT = 64_000;
/** A connection that says nothing for so long is closed; a whole request has twenty minutes, its head ten seconds. */
const IDLE_MS = 30_000;
const REQUEST_MS = 1_200_000;
const HEADERS_MS = 10_000;
/** How often the last two are looked after. */
const CHECK_MS = 5_000;

const ROUTES = [
  accountRoutes,
  aliveRoute,
  apiPageRoutes,
  authKeyRoute,
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
  orderRoutes,
  passwordRoutes,
  photoRoutes,
  quotesRoute,
  registerRoute,
  saveRoute,
  secondFactorRoutes,
  shelfRoutes,
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

/** Without what the framework says of itself at the level of information. */
const frameworkLog = (log: FastifyBaseLogger) => log.child({}, log.level === 'info' ? { level: 'warn' } : {});

/**
 * The whole HTTP application over its services. It listens nowhere yet.
 *
 * @param isWeb  false: a server that nobody is led to, which only says whether it is well
 */
export async function buildApp(services: Services, log?: FastifyBaseLogger, isWeb = true): Promise<App> {
  const app: App = Fastify({
    ...(log && { loggerInstance: frameworkLog(log) }),
    // Its own lines name addresses, some of which hold a secret.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.trustedProxies.length > 0 && [...services.trustedProxies],
    bodyLimit: BODY_LIMIT,
    connectionTimeout: IDLE_MS,
    requestTimeout: REQUEST_MS,
    return503OnClosing: false, // what comes before the last connection is closed is answered like the rest
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
  }).withTypeProvider<ZodTypeProvider>();
  if (isWeb) shedLoad(app, services);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', () => Promise.all([services.catalogue.refresh(), services.shop.refresh()]));
  answerFaults(app, services);
  tellWhenToRetry(app);
  leaveQuickly(app);
  extendSocketTimeouts(app);
  endSlowBodies(app);
  endLeftForms(app);
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
  takeStrictTexts(app);
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null)); // the calls read their forms themselves
  for (const route of isWeb ? ROUTES : [healthRoutes]) route(app, services);
  if (!isWeb) return app;
  await exitPageRoutes(app, services);
  await webAppRoutes(app, services);
  return app;
}
