import { type CustomXmlAnswer, PATHS } from '@muro/api';
import {
  baseUrlOf,
  customChild,
  isMaterialCode,
  readTemplateListXml,
  readTemplateXml,
  type SizeCm,
  type Template,
  type TemplateDocument,
  type TemplateSize,
  templateXmlPath,
} from '@muro/domain';
import { getText, postForm } from './http.ts';

/** Every template of the shop. A list that cannot be read is logged, and empty. [ERR-01] [TPL-01] */
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

/**
 * The layout of a static design.
 *
 * @throws Error "Couldn't parse the xml data" for a document that is none [ERR-02]
 */
export async function loadTemplateDocument(template: Template): Promise<TemplateDocument> {
  const text = await getText(templateXmlPath(template));
  try {
    return readTemplateXml(text, { baseUrl: baseUrlOf(template) });
  } catch (cause) {
    throw new Error("Couldn't parse the xml data", { cause });
  }
}

/** Asks for a size of one's own. [FMT-16] [CHILD-06] */
export async function loadCustomSize(template: Template, { width, height }: SizeCm): Promise<TemplateSize> {
  const answer = await postForm<CustomXmlAnswer>(PATHS.customXml, {
    width: String(width),
    height: String(height),
    templateId: template.id,
  });
  const materials = answer.materials.split(',').filter(isMaterialCode);
  return customChild({ width, height }, { materials, description: answer.description });
}
