import { PATHS } from '@muro/api';
import { baseUrlOf, readTemplateXml, type Template, type TemplateDocument, templateXmlPath } from '@muro/domain';
import { getLocated, getText } from './http.ts';

/**
 * Loads the current layout of a static design. The server answers with a permanent address of this layout and its pictures, which
 * stays valid when the design changes; the layout is then known by that address.
 *
 * @throws Error "Couldn't parse the xml data" for an invalid document [ERR-02]
 */
export async function loadTemplateDocument(template: Template): Promise<TemplateDocument> {
  const { text, location } = await getLocated(templateXmlPath(template));
  const hash = hashIn(location);
  return hash === '' ? readLayout(text, baseUrlOf(template), '') : readLayout(text, folderOf(hash), hash);
}

/**
 * Loads the layout that a collage references, as it was when the collage was made.
 *
 * @throws {HttpFault} ERROR_NOT_FOUND for an unknown hash
 */
export async function loadLayout(hash: string): Promise<TemplateDocument> {
  return readLayout(await getText(`${folderOf(hash)}template.xml`), folderOf(hash), hash);
}

const folderOf = (hash: string): string => `${PATHS.layouts}${hash}/`;

function hashIn(location: string): string {
  const [, hash = ''] = /\/([0-9a-f]{64})\/template\.xml$/.exec(location) ?? [];
  return location === `${folderOf(hash)}template.xml` ? hash : '';
}

function readLayout(text: string, baseUrl: string, hash: string): TemplateDocument {
  try {
    return readTemplateXml(text, { baseUrl, hash });
  } catch (cause) {
    throw new Error("Couldn't parse the xml data", { cause });
  }
}
