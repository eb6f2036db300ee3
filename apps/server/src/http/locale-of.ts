import { API_LOCALES, type ApiLocale } from '@muro/api';
import type { FastifyRequest } from 'fastify';

/** The shop's own language, used if a request asks for no other. */
export interface HasLocale {
  readonly locale: ApiLocale;
}

const isLocale = (text: string): text is ApiLocale => (API_LOCALES as readonly string[]).includes(text);

/** Returns the language of the response: `?lang=`, then what the browser asks for, then the shop's own. */
export function localeOf(request: Pick<FastifyRequest, 'url' | 'headers'>, otherwise: ApiLocale): ApiLocale {
  // Taken from the URL itself: a route's query contains only what its schema names.
  const requested = new URLSearchParams(request.url.split('?')[1]).get('lang');
  if (requested !== null && isLocale(requested)) return requested;
  return acceptedLocale(String(request.headers['accept-language'] ?? '').slice(0, 500)) ?? otherwise;
}

function acceptedLocale(header: string): ApiLocale | null {
  const preferences = header.split(',').map((part) => {
    const [tag = '', ...options] = part.trim().toLowerCase().split(';');
    const weight = Number(
      options
        .find((option) => option.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    );
    return { language: tag.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
  });
  const supported = preferences.filter(({ language, weight }) => isLocale(language) && weight > 0);
  supported.sort((a, b) => b.weight - a.weight);
  return (supported[0]?.language as ApiLocale | undefined) ?? null;
}
