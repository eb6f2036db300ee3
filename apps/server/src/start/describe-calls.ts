import swagger from '@fastify/swagger';
import { API_LOCALES } from '@muro/api';
import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { sessionCookie } from '../accounts/rules/session-cookie.ts';
import type { App } from '../http/route-tools.ts';

const DESCRIPTION =
  'The calls of the designer, the cart and the shop. Every refusal is JSON with a key for programs (`error`) and a sentence for people (`msg`), ' +
  'in the language that `?lang=` or the browser asks for.';

/** Query parameter that every call accepts; routes do not declare it. */
const LANG = { type: 'string', enum: API_LOCALES, description: 'The language of the answer, before those that the browser asks for' };

interface CallSchema extends FastifySchema {
  readonly bodyExample?: unknown;
  readonly querystring?: { readonly properties?: object };
}

/** Returns a call's schema as JSON Schema with an example of its body, which zod omits for fields that it transforms. */
function described(route: Parameters<typeof jsonSchemaTransform>[0]): ReturnType<typeof jsonSchemaTransform> {
  const { schema, url } = jsonSchemaTransform(route);
  const { body, bodyExample, querystring, ...more } = schema as CallSchema;
  const query = { type: 'object', ...querystring, properties: { ...querystring?.properties, lang: LANG } };
  return { schema: { ...more, querystring: query, ...(body ? { body: { ...body, examples: [bodyExample] } } : {}) }, url };
}

/** Collects the schemas of the routes into one OpenAPI document, `app.swagger()`. */
export async function describeCalls(app: App): Promise<void> {
  const session = { type: 'apiKey', in: 'cookie', name: sessionCookie(false).name, description: 'Returned by sign-in' } as const;
  const operator = { type: 'http', scheme: 'bearer', description: 'An operator token that has the scope of the call' } as const;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Muro', version: '1', description: DESCRIPTION },
      components: { securitySchemes: { session, operator } },
    },
    transform: described,
  });
}
