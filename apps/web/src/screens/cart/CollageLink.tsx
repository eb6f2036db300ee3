import { type OrderDraftAnswer, PATHS } from '@muro/api';
import { buttonClass } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { editorPath } from '../../state/address/paths.ts';
import { carryLocale } from '../../state/language/start-locale.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';

interface CollageLinkProps {
  readonly draft: OrderDraftAnswer;
  /** Material to open the collage on, because it has other slots there; '' for an unfinished collage. */
  readonly material: string;
}

/** A warning that the collage has to be completed, with a link to it. */
export function CollageLink({ draft, material }: CollageLinkProps) {
  const t = useText();
  const locale = useLocale();
  const address = carryLocale(`${PATHS.webApp}#${editorPath(locale, String(draft.collageid), material)}`, locale);
  return (
    <>
      <Notice kind="warning">{t(material ? 'cartOtherPlaces' : 'cartUnfinished')}</Notice>
      <p>
        <a className={buttonClass('primary')} href={address}>
          {t(material ? 'cartOpenCollage' : 'cartBackToCollage')}
        </a>
      </p>
    </>
  );
}
