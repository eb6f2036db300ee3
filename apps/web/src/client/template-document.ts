import { baseUrlOf, readTemplateXml, type Template, type TemplateDocument, templateXmlPath } from '@muro/domain';
import { getText } from './http.ts';

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
