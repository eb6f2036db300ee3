import { type CustomXmlAnswer, PATHS } from '@muro/api';
import { customChild, isMaterialCode, type SizeCm, type Template, type TemplateSize } from '@muro/domain';
import { postForm } from './http.ts';

/** Requests a custom size: its materials and its description. [FMT-16] [CHILD-06] */
export async function loadCustomSize(template: Template, { width, height }: SizeCm): Promise<TemplateSize> {
  const fields = { width: String(width), height: String(height), templateId: template.id };
  const answer = await postForm<CustomXmlAnswer>(PATHS.customXml, fields);
  const materials = answer.materials.split(',').filter(isMaterialCode);
  return customChild({ width, height }, { materials, description: answer.description });
}
