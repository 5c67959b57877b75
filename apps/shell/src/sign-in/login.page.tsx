import { lazy, useState } from 'react';
import { SCREENS, type Credentials } from '@taskloom/contracts';
import { errorCode, errorMessage } from '@taskloom/contracts/rtk';
import { useSession } from '@taskloom/client';
import { Link, useLocation } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { linkClass, PasswordField, TextField } from '@taskloom/ui/entry';
import { useDocumentTitle } from '../product/use-document-title';
import { useProduct } from '../product/use-product';
import { useRegistration } from '../product/use-registration';
import { useTexts } from '../texts';
import { EntryForm } from './entry-form';
import { EntryLayout } from './entry-layout';
import { useEntryForm } from './use-entry-form';
import { useTakeOver } from './take-over';

const SecondStep = lazy(() => import('./second-step/second-step'));

const needsCode = (error: unknown): boolean => errorCode(error) === 'SECOND_FACTOR_REQUIRED';

/** Sign-in (specification 2). Native fields: antd's form alone would double the weight of this page. */
export default function LoginPage() {
  const t = useTexts();
  const { name: product } = useProduct();
  const registration = useRegistration();
  const { login } = useSession();
  const { state, search } = useLocation();
  const [second, setSecond] = useState<Credentials>();
  const { busy, mistakes, formProps } = useEntryForm({
    send: async ({ email, password }) => {
      const outcome = await login({ email, password });
      if (!outcome.ok && needsCode(outcome.error)) setSecond({ email, password });
      return outcome;
    },
    fallback: t('login.fallback'),
    onSuccess: () => toast.success(t('login.done')),
    onFailure: (error) => {
      if (!needsCode(error)) toast.error(t('login.failed'), errorMessage(error, t('login.fallback')));
    },
  });
  useTakeOver(formProps.ref);
  useDocumentTitle(t('login.screen'));
  if (second) return <SecondStep credentials={second} onBack={() => setSecond(undefined)} />;

  return (
    <EntryLayout
      title={t('login.title', { product })}
      lead={t('login.lead')}
      other={{
        question: {
          open: t('login.question', { product }),
          invited: t('login.invited'),
          closed: t('login.closed'),
        }[registration],
        link: registration === 'closed' ? undefined : t('login.link'),
        to: SCREENS.register + search,
        state,
      }}
    >
      <EntryForm
        {...formProps}
        submit={t('login.submit')}
        busy={busy}
        busyText={t('login.busy')}
        mistake={mistakes.form}
      >
        <TextField
          label={t('field.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          autoFocus
          error={mistakes.email}
        />
        <PasswordField
          label={t('field.password')}
          name="password"
          autoComplete="current-password"
          required
          showLabel={t('field.showPassword')}
          hideLabel={t('field.hidePassword')}
          error={mistakes.password}
          beside={
            <Link className={linkClass} to={SCREENS.forgotPassword} state={state}>
              {t('login.forgot')}
            </Link>
          }
        />
      </EntryForm>
    </EntryLayout>
  );
}
