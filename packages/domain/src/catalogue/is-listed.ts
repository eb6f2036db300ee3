import type { Template } from './template.ts';

const ANY_DESIGNER = 'designer:all';

/** True if the list shows a template: it is visible, and the filter is empty, one of its tags, or any designer. [CAT-15 … CAT-17] */
export function isListed({ visible, tags }: Pick<Template, 'visible' | 'tags'>, filter: string): boolean {
  if (!visible) return false;
  if (filter === '' || tags.includes(filter)) return true;
  return filter === ANY_DESIGNER && tags.some((tag) => tag.startsWith('designer:'));
}
