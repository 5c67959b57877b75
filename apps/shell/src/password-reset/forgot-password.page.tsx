import { useState, type SubmitEvent } from 'react';
import { LIMITS, SCREENS } from '@taskloom/contracts';
import { errorMessage, useForgotPasswordMutation, useGetMetaQuery } from '@taskloom/contracts/rtk';
import { TextField } from '@taskloom/ui/entry';
import { useLocation } from '@taskloom/client/router';
import { useDocumentTitle } from '../product/use-document-title';
import { EntryForm } from '../sign-in/entry-form';
import { EntryLayout } from '../sign-in/entry-layout';
import { useTexts as useShellTexts } from '../texts';
import { useTexts } from './texts';
import styles from './password-reset.module.css';

/** The operator's command (docs/operations.md). */
const COMMAND = 'npm run user -- reset EMAIL';

function WithoutMail() {
  const t = useTexts();
  return (
    <>
      <ol className={styles.steps}>
        <li>{t('stepAsk')}</li>
        <li>{t('stepLink')}</li>
        <li>{t('stepOpen')}</li>
      </ol>
      <p className={styles.operator}>
        {t('operator')} <code>{COMMAND}</code>
      </p>
    </>
  );
}

/** Requests a reset link. The response is the same for every address, and so is the message. */
export default function ForgotPasswordPage() {
  const t = useTexts();
  const shell = useShellTexts();
  const { state } = useLocation();
  const { data: meta } = useGetMetaQuery();
  const hasMail = meta?.capabilities.includes('mail') ?? true;
  const [ask, { isLoading, error, isSuccess, originalArgs }] = useForgotPasswordMutation();
  const [typed, setTyped] = useState('');
  useDocumentTitle(t('forgotScreen'));

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isLoading) void ask({ email: typed.trim() });
  };

  return (
    <EntryLayout
      title={t('forgotTitle')}
      lead={hasMail ? t('forgotLead') : t('forgotLeadNoMail')}
      other={{ question: t('remembered'), link: t('signIn'), to: SCREENS.login, state }}
    >
      {hasMail ? (
        <EntryForm
          onSubmit={onSubmit}
          submit={t('send')}
          busy={isLoading}
          busyText={t('sending')}
          mistake={error ? errorMessage(error, t('sendFailed')) : undefined}
        >
          <TextField
            label={shell('field.email')}
            name="email"
            type="email"
            autoComplete="username"
            required
            autoFocus
            maxLength={LIMITS.email}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div role="status">
            {isSuccess && <p className={styles.sent}>{t('sent', { email: originalArgs?.email ?? '' })}</p>}
          </div>
        </EntryForm>
      ) : (
        <WithoutMail />
      )}
    </EntryLayout>
  );
}
