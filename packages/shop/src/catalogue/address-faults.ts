import { type Fault, faultIn } from '../files/fault.ts';
import { missingFileReason } from '../files/folder.ts';
import { elementFault, type FaultWithLevel, sizeElements } from './element-fault.ts';
import type { DesignFolder } from './resolve-layout.ts';

/** Thumbnail that the server generates. */
const CARD = 'card.jpg';

/** Returns faults of picture addresses in a design and its sizes that the server would not serve. */
export function addressFaults({ folder, design: { template, root, file } }: DesignFolder): readonly Fault[] {
  if (!template || !root) return [];
  const named = [
    { element: root, urls: { url: template.url, sizeurl: template.sizeUrl, labelurl: template.labelUrl } },
    ...sizeElements(root).map((element, index) => ({ element, urls: { url: template.children[index]?.url ?? '' } })),
  ];
  const faults = named.flatMap(({ element, urls }) =>
    Object.entries(urls).flatMap(([value, url]): readonly FaultWithLevel[] => {
      const found = url === '' ? null : unservedReason(url, template.id, folder);
      return found === null ? [] : [elementFault(element, `${value}: ${found}`, { value, level: 'warning' })];
    }),
  );
  return faults.map((fault) => ({ ...faultIn(file, fault), level: fault.level }));
}

function unservedReason(url: string, ownId: string, folder: string): string | null {
  const [, id, path = ''] = /^\/templates\/([^/]+)\/([^?#]+)/.exec(url) ?? [];
  if (id === undefined) return `no server sends ${url}; pictures of a design are at /templates/${ownId}/`;
  if (id !== ownId) return `${url} is a picture of design ${id}, not of this one`;
  return path === CARD ? null : missingFileReason(folder, path);
}
