import { useSession } from '../../../app/session/use-session.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import type { SaveDialog } from '../../../flow/saving/save-dialog.ts';
import { useOwner } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { SignInForm } from '../../account/SignInForm.tsx';

/** The sign-in form of the dialog. [SDLG-22 … SDLG-24] */
export function SignInPart({ dialog }: { readonly dialog: SaveDialog }) {
  const t = useText();
  const owner = useOwner();
  const { send, signedIn } = useSession().saveWindow;
  const note = dialog.note && t(dialog.note === 'session-ended' ? 'noteSessionEnded' : 'noteOtherAccount', { owner: owner ?? '' });
  return (
    <SignInForm username={owner} prompt={t('signInPrompt')} note={note} isOverWork onSignedIn={signedIn}>
      {dialog.state === 'LOGIN' && dialog.isNew && (
        <LinkButton onPress={() => send({ type: 'to-register' })}>{t('registerFree')}</LinkButton>
      )}
    </SignInForm>
  );
}
