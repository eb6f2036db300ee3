import { MAX_COLLAGE_NAME, type OverviewCollage, PATHS, pathOf } from '@muro/api';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { VisuallyHidden } from '../../controls/Notice.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useDay } from '../../controls/use-day.ts';
import { collageAddress } from '../../state/address/shop-addresses.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { CollageActionButton, CollageActionForm } from './CollageActionForm.tsx';
import styles from './OverviewPage.module.css';
import { OverviewPicture } from './OverviewPicture.tsx';

/** A saved collage: the main actions, and rare ones under “More”. */
export function CollageRow({ collage }: { readonly collage: OverviewCollage }) {
  const t = useText();
  const locale = useLocale();
  const { id, shownName, isFinished } = collage;
  const named = <VisuallyHidden>: {shownName}</VisuallyHidden>;
  return (
    <li id={`c${id}`}>
      <Picture collage={collage} />
      <div className={styles.words}>
        <h2>{shownName}</h2>
        <Facts collage={collage} />
        <p className={styles.links}>
          <a href={collageAddress(locale, id)} className={styles.link}>
            {t('overviewOpen')}
            {named}
          </a>
          {isFinished && (
            <a href={`${PATHS.checkout}?collageid=${id}&lang=${locale}`} className={styles.link}>
              {t('order')}
              {named}
            </a>
          )}
        </p>
        <details className={styles.fold}>
          <summary>
            {t('overviewMore')}
            {named}
          </summary>
          <RenameForm collage={collage} />
          <div className={styles.links}>
            <CollageActionButton collageId={id} action="copy">
              {t('overviewCopy')}
            </CollageActionButton>
            <a href={`${PATHS.versionsPage}?collage=${id}&lang=${locale}`} className={styles.link}>
              {t('overviewVersions')}
            </a>
            <CollageActionButton collageId={id} action="remove">
              {t('overviewRemove')}
            </CollageActionButton>
          </div>
        </details>
      </div>
    </li>
  );
}

/** A deleted collage. */
export function DeletedRow({ collage }: { readonly collage: OverviewCollage }) {
  const t = useText();
  return (
    <li>
      <Picture collage={collage} />
      <div className={styles.words}>
        <h2>{collage.shownName}</h2>
        <Facts collage={collage} />
        <CollageActionButton collageId={collage.id} action="bring-back">
          {t('overviewRestore')}
          <VisuallyHidden>: {collage.shownName}</VisuallyHidden>
        </CollageActionButton>
      </div>
    </li>
  );
}

/** The form to rename a collage; without a name it is named after its design. */
function RenameForm({ collage: { id, ownName, shownName } }: { readonly collage: OverviewCollage }) {
  const t = useText();
  const [name, setName] = useState(ownName);
  return (
    <CollageActionForm collageId={id} action="rename" className={styles.rename}>
      <TextField
        className={styles.field}
        label={t('overviewName')}
        name="name"
        value={name}
        onChange={setName}
        maxLength={MAX_COLLAGE_NAME}
        placeholder={shownName}
      />
      <Button type="submit">{t('overviewRename')}</Button>
    </CollageActionForm>
  );
}

function Picture({ collage: { id, shownName, width, height } }: { readonly collage: OverviewCollage }) {
  const alt = useText()('overviewPicture', { name: shownName });
  return <OverviewPicture address={pathOf(PATHS.collagePicture, { id })} look="object" alt={alt} width={width} height={height} />;
}

function Facts({ collage: { width, height, savedAt } }: { readonly collage: OverviewCollage }) {
  const t = useText();
  return (
    <p className={styles.soft}>
      {t('sizeOption', { width, height })} · {t('overviewSaved', { date: useDay()(savedAt) })}
    </p>
  );
}
