import { PATHS } from '@muro/api';
import { type Template, templateListXmlSteps } from '@muro/domain';
import { getText } from './http.ts';
import { runInSlices } from './run-in-slices.ts';

interface FirstList {
  readonly locale: string;
  /** Null if the server did not answer. */
  readonly answer: Promise<Response | null>;
}

/**
 * Returns the list that the page requested before its scripts were loaded (`first-view.js` of the server); null if there is none in this
 * language, or if it failed. Only the first call can get it.
 */
async function firstListText(): Promise<string | null> {
  const page = globalThis as { muroFirstList?: FirstList };
  const first = page.muroFirstList;
  if (!first) return null;
  delete page.muroFirstList;
  if (first.locale !== document.documentElement.lang) return null;
  const answer = await first.answer;
  return answer?.ok ? await answer.text().catch(() => null) : null;
}

/** Loads all templates of the shop. A list that cannot be parsed is logged and treated as empty. [ERR-01] [TPL-01] */
export async function loadTemplates(): Promise<readonly Template[]> {
  const text = (await firstListText()) ?? (await getText(PATHS.list));
  try {
    const { templates, faults } = await runInSlices(templateListXmlSteps(text));
    for (const fault of faults) console.warn(fault);
    return templates;
  } catch (error) {
    console.error('The template list could not be read.', error);
    return [];
  }
}
