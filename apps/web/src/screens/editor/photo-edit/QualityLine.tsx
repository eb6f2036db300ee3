import { type Collage, cropOf, type PhotoLayer, printDpi, qualityOf, smileyOf } from '@muro/domain';
import { useLiveView } from '../../../app/collage/live-view.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { SmileyMark } from '../slots/SmileyMark.tsx';
import styles from './QualityLine.module.css';

/** How sharp the photo will be in print, while it is moved and zoomed. */
export function QualityLine({ collage, layer }: { readonly collage: Collage; readonly layer: PhotoLayer }) {
  const t = useText();
  const live = useLiveView((store) => store.live);
  const fill = collage.fills[layer.slot];
  const photo = collage.photos.find(({ id }) => id === fill?.photoId);
  if (!fill || !photo) return null;
  const view = live?.slot === layer.slot ? live.view : fill.view;
  const dpi = printDpi(photo, cropOf(photo, layer.frame, view), layer.frame, view.quarterTurn);
  return (
    <p className={styles.quality} role="status">
      <SmileyMark smiley={smileyOf(dpi)} />
      {t('qualityLine', { word: t(`quality${qualityOf(dpi)}`) })}
    </p>
  );
}
