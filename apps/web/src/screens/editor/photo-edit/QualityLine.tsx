import { type Collage, type PhotoLayer, qualityOf, shownDpi, smileyOf } from '@muro/domain';
import { viewNow } from '../../../state/editor/live-view.ts';
import { useLiveView } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { SmileyMark } from '../slots/SmileyMark.tsx';
import styles from './QualityLine.module.css';

/** Print quality of the photo while it is moved and zoomed. */
export function QualityLine({ collage, layer }: { readonly collage: Collage; readonly layer: PhotoLayer }) {
  const t = useText();
  const fill = collage.fills[layer.slot];
  const view = useLiveView((store) => fill && viewNow(store, layer.slot, fill.view));
  const photo = collage.photos.find(({ id }) => id === fill?.photoId);
  if (!view || !photo) return null;
  const dpi = shownDpi(photo, layer, view);
  return (
    <p className={styles.quality} role="status">
      <SmileyMark smiley={smileyOf(dpi)} />
      {t('qualityLine', { word: t(`quality${qualityOf(dpi)}`) })}
    </p>
  );
}
