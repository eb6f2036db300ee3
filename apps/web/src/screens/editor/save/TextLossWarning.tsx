import { editLossyText, useTextLosses } from '../../../app/collage/text-losses.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { pageOf } from '../../../state/collage/open-page.ts';
import { useOpenCollage, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';

/** Warns before an order that text on the picture is cut. */
export function TextLossWarning() {
  const workspace = useWorkspace();
  const t = useText();
  const { send } = useSession().saveWindow;
  const losses = useTextLosses(useOpenCollage(pageOf));
  const [first] = losses;
  if (!first) return null;
  const edit = (): void => {
    send({ type: 'close' });
    editLossyText(workspace, first);
  };
  return (
    <Notice kind="warning" actions={<LinkButton onPress={edit}>{t('lostEdit')}</LinkButton>}>
      {losses.map(({ sentence }) => sentence).join(' ')}
    </Notice>
  );
}
