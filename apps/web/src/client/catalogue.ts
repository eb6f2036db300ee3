import { PATHS } from '@muro/api';
import { readTemplateListXml, type Template } from '@muro/domain';
import { getText } from './http.ts';

/** Loads all templates of the shop. A list that cannot be parsed is logged and treated as empty. [ERR-01] [TPL-01] */
export async function loadTemplates(): Promise<readonly Template[]> {
  const text = await getText(PATHS.list);
  try {
    const { templates, faults } = readTemplateListXml(text);
    for (const fault of faults) console.warn(fault);
    return templates;
  } catch (error) {
    console.error('The template list could not be read.', error);
    return [];
  }
}
