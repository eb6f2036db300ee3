import { type CollageVersionRow, PATHS, pathOf, type VersionsView } from '@muro/api';
import { VisuallyHidden } from '../../controls/Notice.tsx';
import { useMoment } from '../../controls/use-moment.ts';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { collageAddress } from '../../state/address/shop-addresses.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { CollageActionButton } from './CollageActionForm.tsx';
import { OverviewLink } from './OverviewLink.tsx';
import styles from './OverviewPage.module.css';
import { OverviewPicture } from './OverviewPicture.tsx';

/** The versions of one collage, each with a link that makes a new collage from it. */
export function VersionsPage({ collageId, shownName, versions }: VersionsView) {
  const t = useText();
  return (
    <BuyerPage title={t('overviewVersionsOf', { name: shownName })} className={styles.page}>
      <p>{t('overviewVersionsHint')}</p>
      <ul className={styles.rows}>
        {versions.map((version, nth) => (
          <Row key={version.version} collageId={collageId} version={version} isNewest={nth === 0} />
        ))}
      </ul>
      <OverviewLink />
    </BuyerPage>
  );
}

interface RowProps {
  readonly collageId: number;
  readonly version: CollageVersionRow;
  readonly isNewest: boolean;
}

function Row({ collageId, version: { version, width, height, savedAt }, isNewest }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const moment = useMoment();
  const title = isNewest ? t('overviewNewest') : t('overviewVersion', { n: version });
  const address = `${pathOf(PATHS.collagePicture, { id: collageId })}?version=${version}`;
  return (
    <li>
      <OverviewPicture address={address} look="sheet" alt={t('overviewPicture', { name: title })} width={width} height={height} />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.soft}>
          {t('sizeOption', { width, height })} · {t('overviewSaved', { date: moment(savedAt) })}
        </p>
        {isNewest ? (
          <a href={collageAddress(locale, collageId)} className={styles.link}>
            {t('overviewOpen')}
          </a>
        ) : (
          <CollageActionButton collageId={collageId} action="copy" version={version}>
            {t('overviewOpenAsNew')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </CollageActionButton>
        )}
      </div>
    </li>
  );
}
