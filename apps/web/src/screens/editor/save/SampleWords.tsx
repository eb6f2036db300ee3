import { pageOf } from '../../../app/collage/open-page.ts';
import { defaultWords, openTexts } from '../../../app/collage/title-actions.ts';
import { collageOf, useWork } from '../../../app/collage/work-store.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { useNavigation } from '../../../app/navigate/navigation-store.ts';
import { useSaveDialog } from '../../../app/saving/save-dialog-store.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { sampleWords } from '../../../flow/edit/sample-words.ts';

/** Before somebody orders a wall picture that says 'Your collage title'. */
export function SampleWords() {
  const t = useText();
  const collage = useWork(collageOf);
  const words = collage ? sampleWords(openTexts(pageOf(collage)), defaultWords()) : [];
  if (words.length === 0) return null;
  return (
    <Notice kind="warning" actions={<LinkButton onPress={openTitle}>{t('titleDialog')}</LinkButton>}>
      {t('savedSample', { words: words.join(' / ') })}
    </Notice>
  );
}

function openTitle(): void {
  useSaveDialog.getState().send({ type: 'close' });
  useNavigation.getState().send({ type: 'open-title' });
}
