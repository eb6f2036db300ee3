import type { XmlElement } from '@muro/domain';
import { type Fault, faultIn } from '../files/fault.ts';
import { elementFault, sizeElements } from './element-fault.ts';
import type { DesignFolder } from './resolve-layout.ts';

/** Returns, by folder, faults for ids that an earlier design already has. Ids are part of URLs and of saved collages. */
export function duplicateIdFaults(places: readonly DesignFolder[]): ReadonlyMap<string, readonly Fault[]> {
  const owners = new Map<string, string>();
  return new Map(places.map((place) => [place.folder, takenIdFaults(place, owners)]));
}

function takenIdFaults({ folder, design: { template, root, file } }: DesignFolder, owners: Map<string, string>): readonly Fault[] {
  if (!template || !root) return [];
  const named: readonly (readonly [string, XmlElement])[] = [
    [template.id, root],
    ...sizeElements(root).map((element, index) => [template.children[index]?.id ?? '', element] as const),
  ];
  const faults = named.flatMap(([id, element]) => {
    const owner = owners.get(id);
    return owner === undefined || owner === folder
      ? []
      : [faultIn(file, elementFault(element, `the id '${id}' is taken by ${owner}`, { value: 'id' }))];
  });
  if (faults.length === 0) for (const [id] of named) owners.set(id, folder);
  return faults;
}
