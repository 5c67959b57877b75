import { INVITE_PARAMETER, LIMITS, SCREENS } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useSession } from '@taskloom/client';
import { useLocation, useSearchParams } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { TextField } from '@taskloom/ui/entry';
import { NewPasswordField } from '../password-strength/new-password-field';
import { useDocumentTitle } from '../product/use-document-title';
import { useRegistration } from '../product/use-registration';
import { useTexts } from '../texts';
import { useSignInTexts } from './texts';
import { EntryForm } from './entry-form';
import { EntryLayout } from './entry-layout';
import { useEntryForm } from './use-entry-form';

/** Registration (specification 2). An invitation's link leads here with its token as `?invite=` (specification 11). */
export default function RegisterPage() {
  const t = useSignInTexts();
  const shell = useTexts();
  const { register } = useSession();
  const { state, search } = useLocation();
  const [query] = useSearchParams();
  const inviteToken = query.get(INVITE_PARAMETER) ?? undefined;
  const { busy, mistakes, formProps } = useEntryForm({
    send: ({ name, email, password }) => register({ name, email, password, inviteToken }),
    fallback: t('register.fallback'),
    onFailure: (error) => toast.error(t('register.failed'), errorMessage(error, t('register.fallback'))),
  });
  useDocumentTitle(t('register.screen'));
  const registration = useRegistration();
  const other = {
    question: t('register.question'),
    link: t('register.link'),
    to: SCREENS.login + search,
    state,
  };
  if (registration === 'closed') {
    return <EntryLayout title={t('register.closed')} lead={t('register.leadClosed')} other={other} />;
  }

  return (
    <EntryLayout
      title={t('register.title')}
      lead={registration === 'invited' && !inviteToken ? t('register.leadInvited') : t('register.lead')}
      other={other}
    >
      <EntryForm
        {...formProps}
        submit={t('register.submit')}
        busy={busy}
        busyText={t('register.busy')}
        mistake={mistakes.form}
      >
        <TextField
          label={shell('field.name')}
          name="name"
          autoComplete="name"
          required
          autoFocus
          maxLength={LIMITS.name}
          error={mistakes.name}
        />
        <TextField
          label={shell('field.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={LIMITS.email}
          error={mistakes.email}
        />
        <NewPasswordField
          label={shell('field.password')}
          name="password"
          required
          error={mistakes.password}
          personalIn={(form) => [String(form.get('name')), String(form.get('email'))]}
        />
      </EntryForm>
    </EntryLayout>
  );
}
