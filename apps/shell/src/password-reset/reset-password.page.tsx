import { useState, type SubmitEvent } from 'react';
import { SCREENS } from '@taskloom/contracts';
import { errorCode, errorMessage, fieldErrors, useResetPasswordMutation } from '@taskloom/contracts/rtk';
import { useLocation, useNavigate } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { InlineError } from '@taskloom/ui/entry';
import { NewPasswordField } from '../password-strength/new-password-field';
import { useDocumentTitle } from '../product/use-document-title';
import { EntryForm } from '../sign-in/entry-form';
import { EntryLayout } from '../sign-in/entry-layout';
import { useTexts } from './texts';

/** Where a reset link leads: its token is in the fragment. */
export default function ResetPasswordPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const token = hash.slice(1);
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const [mistake, setMistake] = useState<string>();
  useDocumentTitle(t('resetScreen'));

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    setMistake(undefined);
    const password = new FormData(event.currentTarget).get('password');
    const { error } = await reset({ token, password: typeof password === 'string' ? password : '' });
    if (error) return setMistake(fieldErrors(error).find(({ field }) => field === 'password')?.message);
    toast.success(t('saved'), t('savedText'));
    await navigate(SCREENS.login, { replace: true });
  };
  const isLinkBroken = errorCode(error) === 'RESET_LINK_INVALID' || token === '';

  return (
    <EntryLayout
      title={t('resetTitle')}
      lead={t('resetLead')}
      other={
        isLinkBroken
          ? { question: t('again'), link: t('askAgain'), to: SCREENS.forgotPassword, state: null }
          : { question: t('remembered'), link: t('signIn'), to: SCREENS.login, state: null }
      }
    >
      {token === '' ? (
        <InlineError message={t('noToken')} />
      ) : (
        <EntryForm
          onSubmit={(event) => void onSubmit(event)}
          submit={t('save')}
          busy={isLoading}
          busyText={t('saving')}
          mistake={error && !mistake ? errorMessage(error, t('saveFailed')) : undefined}
        >
          <NewPasswordField
            label={t('password')}
            name="password"
            required
            autoFocus
            error={mistake}
            personalIn={() => []}
          />
        </EntryForm>
      )}
    </EntryLayout>
  );
}
