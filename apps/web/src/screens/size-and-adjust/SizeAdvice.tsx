import { MAX_ADVISED, type SizeCm, sizesOf, type Template } from '@muro/domain';
import { useMemo } from 'react';
import { documentNow } from '../../app/catalogue/design-documents.ts';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { sizeAdvice, worstCutIn } from '../../flow/catalogue/size-advice.ts';
import { croppingMessage } from '../../flow/photos/cropping-message.ts';
import { type Text, useText } from '../../state/language/text-store.ts';
import styles from './SizeAdvice.module.css';

interface SizeAdviceProps {
  readonly template: Template;
  readonly choice: Choice;
}

/**
 * Advice for a layout that follows its photos: their printed size, the page sizes that crop almost nothing, and the cropping on this one.
 */
export function SizeAdvice({ template, choice }: SizeAdviceProps) {
  const t = useText();
  const { photos, size } = choice;
  const advice = useMemo(() => photos && sizeAdvice(size, sizesOf(template), photos), [photos, size, template]);
  if (!advice) return null;
  const { count, side, larger, uncut } = advice;
  // A few photos differ too much in size for a meaningful mean.
  const areFew = count <= MAX_ADVISED;
  return (
    <div className={styles.advice}>
      {!areFew && (
        <p>
          {larger
            ? t('photosSizedOr', { count, side, size: sizeName(size, t), largerSide: larger.side, largerSize: sizeName(larger.size, t) })
            : t('photosSized', { count, side })}
        </p>
      )}
      <p>{cutText(template, choice, t)}</p>
      {uncut.length > 0 && <p>{t('sizesUncut', { sizes: uncut.map((size) => sizeName(size, t)).join(' · ') })}</p>}
    </div>
  );
}

/** Returns a size that does not wrap. */
const sizeName = ({ width, height }: SizeCm, t: Text): string => t('sizeOption', { width, height }).replaceAll(' ', '\u00a0');

/** Returns the text about cropping; '' while the layout is being computed. */
function cutText(template: Template, choice: Choice, t: Text): string {
  const document = choice.photos ? documentNow(template, choice) : null;
  if (!document) return '';
  const message = croppingMessage({ largestCut: worstCutIn(document, choice.photos ?? []), slot: null, enlarged: 0 });
  return 'percent' in message ? t('cutAtMost', { percent: message.percent }) : t('cutNothing');
}
