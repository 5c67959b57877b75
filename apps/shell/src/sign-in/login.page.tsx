import { lazy, useState } from 'react';
import { SCREENS, type Credentials } from '@taskloom/contracts';
import { errorCode, errorMessage } from '@taskloom/contracts/rtk';
import { useSession } from '@taskloom/client';
import { useLocation } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { PlainButton } from '@taskloom/ui/entry';
import { useDocumentTitle } from '../product/use-document-title';
import { useProduct } from '../product/use-product';
import { useOwnSignIn, useRegistration } from '../product/use-registration';
import { useSignInTexts } from './texts';
import { CredentialFields } from './credential-fields';
import { EntryForm } from './entry-form';
import styles from './entry-form.module.css';
import { EntryLayout } from './entry-layout';
import { useEntryForm } from './use-entry-form';
import { PasskeyButton } from './passkey-button';
import { ProviderButtons } from './providers/provider-buttons';
import { useTakeOver } from './take-over';
import { usePasskeySignIn } from './use-passkey-sign-in';

const SecondStep = lazy(() => import('./second-step/second-step'));

const needsCode = (error: unknown): boolean => errorCode(error) === 'SECOND_FACTOR_REQUIRED';

/** Sign-in (specification 2). Native fields: antd's form alone would double the weight of this page. */
export default function LoginPage() {
  const t = useSignInTexts();
  const { name: product } = useProduct();
  const registration = useRegistration();
  const { login } = useSession();
  const { state, search } = useLocation();
  const [isAdmin, setIsAdmin] = useState(false);
  const hasOwnWays = useOwnSignIn();
  const isOwn = hasOwnWays || isAdmin;
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
  const passkey = usePasskeySignIn({ offered: isOwn && !second });
  useTakeOver(formProps.ref, (proof) => void passkey.send(proof));
  useDocumentTitle(t('login.screen'));
  if (second) {
    return (
      <SecondStep
        lead={t('login.as', { email: second.email })}
        email={second.email}
        send={(code, trustDevice) => login({ ...second, code, trustDevice })}
        onBack={() => setSecond(undefined)}
      />
    );
  }

  return (
    <EntryLayout
      title={t('login.title', { product })}
      lead={t('login.lead')}
      other={{
        question: !hasOwnWays
          ? ''
          : {
              open: t('login.question', { product }),
              invited: t('login.invited'),
              closed: t('login.closed'),
            }[registration],
        link: registration === 'closed' || !hasOwnWays ? undefined : t('login.link'),
        to: SCREENS.register + search,
        state,
      }}
    >
      {isOwn && (
        <>
          <EntryForm
            {...formProps}
            submit={t('login.submit')}
            busy={busy}
            busyText={t('login.busy')}
            mistake={mistakes.form}
          >
            <CredentialFields mistakes={mistakes} />
          </EntryForm>
          <PasskeyButton busy={passkey.busy} mistake={passkey.mistake} onPress={() => void passkey.ask()}>
            {t('login.passkey')}
          </PasskeyButton>
        </>
      )}
      <ProviderButtons alone={!isOwn} />
      {!isOwn && (
        <PlainButton className={styles.ownWay} block variant="text" onClick={() => setIsAdmin(true)}>
          {t('login.asAdmin')}
        </PlainButton>
      )}
    </EntryLayout>
  );
}
