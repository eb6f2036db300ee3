import type { Collage } from '@muro/domain';
import { useRef } from 'react';
import { LinkButton } from '../../../controls/Button.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { READABLE_CONTRAST } from '../../../flow/edit/letter-contrast.ts';
import type { PhotoTextFields, PhotoTextForm } from '../../../flow/edit/photo-text-form.ts';
import type { PhotoWithText } from '../../../flow/edit/photo-with-text.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useLetterContrast } from './use-letter-contrast.ts';

interface ContrastWarningProps {
  readonly collage: Collage;
  readonly work: PhotoWithText;
  readonly form: PhotoTextForm;
  readonly onChange: (change: Partial<PhotoTextFields>) => void;
}

/** Says that the letters hardly stand out from the photo, and offers white letters or a stripe with one tap. [WALL-29] */
export function ContrastWarning({ collage, work, form, onChange }: ContrastWarningProps) {
  const t = useText();
  const contrast = useLetterContrast(collage, work, form.drawn);
  const isFaint = contrast !== null && contrast.ownColor < READABLE_CONTRAST && form.txt.trim() !== '';
  const stripe = isDark(form.color)
    ? ({ background: 'back1', label: 'photoTextLight' } as const)
    : ({ background: 'back2', label: 'photoTextDark' } as const);
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button is removed with the warning, so the focus goes back to the words.
  const fixContrast = (change: Partial<PhotoTextFields>): void => {
    notice.current?.closest('form')?.querySelector('textarea')?.focus();
    onChange(change);
  };
  return (
    <div ref={notice}>
      <Notice
        kind="warning"
        actions={
          isFaint && (
            <>
              {contrast.white >= READABLE_CONTRAST && (
                <LinkButton onPress={() => fixContrast({ color: '#ffffff' })}>{t('photoTextWhite')}</LinkButton>
              )}
              {form.background !== stripe.background && (
                <LinkButton onPress={() => fixContrast({ background: stripe.background })}>{t(stripe.label)}</LinkButton>
              )}
            </>
          )
        }
      >
        {isFaint && t('photoTextFaint')}
      </Notice>
    </div>
  );
}

/** True for a colour darker than mid grey. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
