import { useSession } from '../../../app/session/use-session.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { useText } from '../../../state/language/text-store.ts';
import { RegisterForm } from '../../account/RegisterForm.tsx';

/** The register form of the dialog. [SDLG-25] [SDLG-26] */
export function RegisterPart() {
  const t = useText();
  const { send } = useSession().saveWindow;
  return (
    <RegisterForm prompt={t('registerPrompt')} onRegistered={() => send({ type: 'registered' })}>
      <LinkButton onPress={() => send({ type: 'to-sign-in' })}>{t('signIn')}</LinkButton>
    </RegisterForm>
  );
}
