import { type Fault, faultIn } from '../fault.ts';
import { whyNoFile } from '../files/folder.ts';
import { faultOf, type LevelledFault, sizeElements } from './element-of.ts';
import type { Place } from './own-layout.ts';

/** Painted by the server. */
const CARD = 'card.jpg';

/** Pictures that a design and its sizes name by address, and that nobody would be sent. */
export function addressFaults({ folder, design: { template, root, file } }: Place): readonly Fault[] {
  if (!template || !root) return [];
  const named = [
    { element: root, urls: { url: template.url, sizeurl: template.sizeUrl, labelurl: template.labelUrl } },
    ...sizeElements(root).map((element, index) => ({ element, urls: { url: template.children[index]?.url ?? '' } })),
  ];
  const faults = named.flatMap(({ element, urls }) =>
    Object.entries(urls).flatMap(([value, url]): readonly LevelledFault[] => {
      const found = url === '' ? null : whyNotSent(url, template.id, folder);
      return found === null ? [] : [faultOf(element, `${value}: ${found}`, { value, level: 'warning' })];
    }),
  );
  return faults.map((fault) => ({ ...faultIn(file, fault), level: fault.level }));
}

function whyNotSent(url: string, ownId: string, folder: string): string | null {
  const [, id, path = ''] = /^\/templates\/([^/]+)\/([^?#]+)/.exec(url) ?? [];
  if (id === undefined) return `no server sends ${url}; pictures of a design are at /templates/${ownId}/`;
  if (id !== ownId) return `${url} is a picture of design ${id}, not of this one`;
  return path === CARD ? null : whyNoFile(folder, path);
}
