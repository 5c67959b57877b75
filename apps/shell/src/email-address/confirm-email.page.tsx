import { useState, type SubmitEvent } from 'react';
import { SCREENS } from '@taskloom/contracts';
import { errorMessage, useConfirmEmailMutation } from '@taskloom/contracts/rtk';
import { useSession } from '@taskloom/client';
import { useLocation, useNavigate } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { InlineError } from '@taskloom/ui/entry';
import { useDocumentTitle } from '../product/use-document-title';
import { EntryForm } from '../sign-in/entry-form';
import { EntryLayout } from '../sign-in/entry-layout';
import { useTexts } from './texts';

/** Where the link to a new address leads: its token is in the fragment. A press confirms, because mail filters open links. */
export default function ConfirmEmailPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { isAuthenticated } = useSession();
  const { hash } = useLocation();
  const token = decodeURIComponent(hash.slice(1));
  const [confirm, { isLoading }] = useConfirmEmailMutation();
  const [mistake, setMistake] = useState<string>();
  useDocumentTitle(t('screen'));

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    setMistake(undefined);
    const { error } = await confirm({ token });
    if (error) return setMistake(errorMessage(error, t('failed')));
    toast.success(t('done'), t('doneText'));
    await navigate(isAuthenticated ? SCREENS.security : SCREENS.login, { replace: true });
  };

  return (
    <EntryLayout
      title={t('title')}
      lead={t('lead')}
      other={
        isAuthenticated
          ? { question: t('again'), link: t('security'), to: SCREENS.security }
          : { question: t('again'), link: t('signIn'), to: SCREENS.login }
      }
    >
      {token === '' ? (
        <InlineError message={t('noToken')} />
      ) : (
        <EntryForm
          onSubmit={(event) => void onSubmit(event)}
          submit={t('confirm')}
          busy={isLoading}
          busyText={t('confirming')}
          mistake={mistake}
        >
          {null}
        </EntryForm>
      )}
    </EntryLayout>
  );
}
