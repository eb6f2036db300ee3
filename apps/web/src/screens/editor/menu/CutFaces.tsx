import { type Collage, countCutFaces, type FaceRepair, listFaceRepairs, type Page } from '@muro/domain';
import { useMemo } from 'react';
import { repairFaces } from '../../../app/collage/repair-faces.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { slotOrder } from '../../../state/collage/open-page.ts';
import { useOpenCollage, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import { focusSlot } from '../slots/slot-element.ts';
import styles from './CutFaces.module.css';

/** Maximum number of photos named; more would push everything else away. */
const MAX_NAMED = 3;

/** The photos whose faces are cropped by their slots, each with the possible repairs. */
export function CutFaces({ page }: { readonly page: Page }) {
  const workspace = useWorkspace();
  const t = useText();
  const collage = useOpenCollage((open) => open);
  const { named, more } = useMemo(() => (collage ? listCutFaces(page, collage) : { named: [], more: 0 }), [page, collage]);
  if (named.length === 0) return null;
  return (
    <ul className={styles.list}>
      {named.map(({ slot, number, name, mends }) => (
        <li key={slot}>
          {t('faceCut', { number, name })}
          <span className={styles.actions}>
            {mends.map((repair) => (
              <LinkButton
                key={repair.kind}
                onPress={() => {
                  repairFaces(workspace, repair);
                  // The pressed button is removed with its line; the photo is the next point of interest.
                  focusSlot(repair.kind === 'swap' ? repair.with : slot);
                }}
              >
                {repairLabel(repair, page, t)}
              </LinkButton>
            ))}
          </span>
        </li>
      ))}
      {more > 0 && <li>{more === 1 ? t('faceCutOneMore') : t('faceCutMore', { count: more })}</li>}
    </ul>
  );
}

function listCutFaces(page: Page, collage: Collage) {
  const cuts = countCutFaces(page, collage);
  const order = slotOrder(page);
  const slots = order.filter((slot) => cuts[slot]);
  const named = slots.slice(0, MAX_NAMED).map((slot) => ({
    slot,
    number: order.indexOf(slot) + 1,
    name: collage.photos.find(({ id }) => id === collage.fills[slot]?.photoId)?.name ?? '',
    mends: listFaceRepairs(page, collage, slot).slice(0, 2),
  }));
  return { named, more: slots.length - named.length };
}

function repairLabel(repair: FaceRepair, page: Page, t: Text): string {
  if (repair.kind === 'swap') return t('faceSwap', { number: slotOrder(page).indexOf(repair.with) + 1 });
  return t(repair.kind === 'move' ? 'faceMove' : 'faceWhole');
}
