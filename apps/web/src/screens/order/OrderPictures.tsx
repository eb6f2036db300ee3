import type { OrderPageAnswer, OrderPageLine } from '@muro/api';
import { type CSSProperties, useEffect, useState } from 'react';
import { loadPictureOfLine } from '../../app/placed-order/load-order-picture.ts';
import styles from './OrderPage.module.css';
import { useLineText } from './use-line-text.ts';

/** A picture for each collage of the order, with its name as the text alternative. */
export function OrderPictures({ order: { lines } }: { readonly order: Pick<OrderPageAnswer, 'lines'> }) {
  return (
    <div className={styles.pictures}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change their places
        <Picture key={index} line={line} number={index + 1} isSmall={lines.length > 1} />
      ))}
    </div>
  );
}

interface PictureProps {
  readonly line: OrderPageLine;
  /** Number of the collage in the order, from 1. */
  readonly number: number;
  /** True if the order has other collages. */
  readonly isSmall: boolean;
}

/** A picture with reserved space, so that nothing shifts when it loads; a collage without a picture has none. */
function Picture({ line, number, isSmall }: PictureProps) {
  const lineText = useLineText();
  const picture = useOrderPicture(number);
  if (picture === 'none') return null;
  const { width, height } = line;
  return (
    <div className={styles.wall}>
      <div
        className={styles.piece}
        data-small={isSmall || undefined}
        style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
        aria-busy={picture === 'coming'}
      >
        {picture !== 'coming' && <img src={picture} alt={lineText(line)} />}
      </div>
    </div>
  );
}

/** Returns the `blob:` URL of a picture of the order. */
function useOrderPicture(number: number): string {
  const [picture, setPicture] = useState('coming');
  useEffect(() => {
    const unmounted = new AbortController();
    let address = '';
    void loadPictureOfLine(number, unmounted.signal).then((blob) => {
      if (unmounted.signal.aborted) return;
      if (blob) address = URL.createObjectURL(blob);
      setPicture(address || 'none');
    });
    return () => {
      unmounted.abort();
      URL.revokeObjectURL(address);
    };
  }, [number]);
  return picture;
}
