import { defaultWords, openTexts } from '../../../app/collage/title-actions.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { sampleWords } from '../../../flow/edit/sample-words.ts';
import { pageOf } from '../../../state/collage/open-page.ts';
import { collageOf } from '../../../state/collage/work.ts';
import { useWork, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useNavigation } from '../../../state/navigation/navigation-store.ts';

/** Warns before an order that the picture still has a sample text such as 'Your collage title'. */
export function SampleWords() {
  const workspace = useWorkspace();
  const t = useText();
  const { send } = useSession().saveWindow;
  const collage = useWork(collageOf);
  const sampleTexts = collage ? sampleWords(openTexts(workspace, pageOf(collage)), defaultWords()) : [];
  if (sampleTexts.length === 0) return null;
  const openTitle = (): void => {
    send({ type: 'close' });
    useNavigation.getState().send({ type: 'open-title' });
  };
  return (
    <Notice kind="warning" actions={<LinkButton onPress={openTitle}>{t('titleDialog')}</LinkButton>}>
      {t('savedSample', { words: sampleTexts.join(' / ') })}
    </Notice>
  );
}
