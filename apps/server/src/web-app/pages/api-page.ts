import { PATHS } from '@muro/api';
import { type Html, html, page } from '../../http/pages/page.ts';

/* The OpenAPI document as a page: English, for the people who write programs. */

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly maxLength?: number;
  readonly default?: unknown;
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Media>> }>>;
}

/** What of an OpenAPI document the page shows. */
export interface Description {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export function apiPage({ info, paths }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ id: idOf(method, path), method: method.toUpperCase(), path, operation })),
  );
  const tags = [...new Set(calls.map(({ operation }) => operation.tags?.[0] ?? ''))].sort();
  const groups = tags.map((tag) => ({ tag, calls: calls.filter(({ operation }) => (operation.tags?.[0] ?? '') === tag) }));
  const body = html`${marked(info.description ?? '')}
<p><a href="${PATHS.openApi}">openapi.json</a></p>
<nav aria-label="Calls">${groups.map(contents)}</nav>
${groups.map(({ tag, calls: own }) => html`<h2>${tag}</h2>${own.map(section)}`)}`;
  return page({ locale: 'en', title: 'HTTP calls', body });
}

const idOf = (method: string, path: string) => `${method}${path.replace(/[^A-Za-z0-9]+/g, '-')}`.replace(/-$/, '');

function contents({ tag, calls }: { readonly tag: string; readonly calls: readonly Call[] }): Html {
  const links = calls.map(({ id, operation, path }) => html`<li><a href="#${id}">${operation.summary ?? path}</a></li>`);
  return html`<h3>${tag}</h3><ul>${links}</ul>`;
}

function section({ id, method, path, operation }: Call): Html {
  const { summary = path, description = '', parameters = [], requestBody, responses, security } = operation;
  const inPath = parameters.map(({ name, in: place, required = false, schema = {} }) => field(name, schema, required, place));
  return html`<section class="call" id="${id}">
<h3>${summary}</h3>
<p class="address"><b>${method}</b> <code>${path}</code></p>
${security ? html`<p>${whoMay(security)}</p>` : []}
${description ? marked(description) : []}
${inPath.length > 0 ? table('In the address', inPath) : []}
${requestBody ? request(requestBody.content) : []}
${answers(responses)}
</section>`;
}

function request(content: Readonly<Record<string, Media>>): Html {
  const [media = {}] = Object.values(content);
  const { properties = {}, required = [] } = media.schema ?? {};
  const rows = Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name)));
  return html`<p>Body: ${Object.keys(content).join(', ')}</p>${table('Body', rows)}${example(media.example)}`;
}

function answers(responses: Operation['responses']): Html {
  const rows = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const [[type, media] = ['', {}]] = Object.entries(content) as [string, Media][];
    const keys = media.schema?.properties?.error?.enum ?? [];
    const what = Number(status) < 300 && type !== 'application/json' ? type : keys.join(', ');
    return html`<tr><th scope="row">${status}</th><td>${marked(description)}<code>${what}</code></td></tr>`;
  });
  const done = Object.values(responses['200']?.content ?? {})[0]?.example;
  return html`${table('Answers', rows)}${example(done)}`;
}

const table = (caption: string, rows: readonly Html[]) =>
  html`<div class="wide"><table><caption>${caption}</caption><tbody>${rows}</tbody></table></div>`;

function field(name: string, schema: Schema, isRequired: boolean, place = ''): Html {
  const notes = [place, isRequired ? 'required' : 'optional', typeOf(schema), schema.description ?? ''].filter((note) => note !== '');
  return html`<tr><th scope="row"><code>${name}</code></th><td>${notes.join(' · ')}</td></tr>`;
}

function typeOf({ type, anyOf, enum: values, items, maxLength }: Schema): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (items) return `list of ${typeOf(items)}`;
  const words = [type ?? 'anything'].flat().join(' or ');
  return maxLength === undefined ? words : `${words}, at most ${maxLength} long`;
}

const example = (value: unknown) => (value === undefined ? html`` : html`<pre><code>${JSON.stringify(value, null, 2)}</code></pre>`);

/** `code` in a sentence. */
function marked(text: string): Html {
  const parts = text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
  return html`<p>${parts}</p>`;
}

function whoMay(security: readonly Readonly<Record<string, readonly string[]>>[]): Html {
  const scopes = security.flatMap((way) => way.operator ?? []);
  return scopes.length > 0
    ? html`Only with an operator token that has the scope <code>${scopes.join(', ')}</code>.`
    : html`Only for signed-in people.`;
}
