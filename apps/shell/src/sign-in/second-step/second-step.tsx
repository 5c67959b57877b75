import LifeBuoy from 'lucide-react/icons/life-buoy';
import Smartphone from 'lucide-react/icons/smartphone';
import { useRef, useState, type SubmitEvent } from 'react';
import { errorMessage } from '@taskloom/contracts/rtk';
import type { SignInOutcome } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { PlainButton, TextField } from '@taskloom/ui/entry';
import { useDocumentTitle } from '../../product/use-document-title';
import { EntryForm } from '../entry-form';
import { EntryLayout } from '../entry-layout';
import { PasskeyButton } from '../passkey-button';
import { usePasskeySignIn } from '../use-passkey-sign-in';
import { useSignInTexts } from '../texts';
import { CODE_LENGTH, CodeField } from '../../code-field/code-field';
import styles from './second-step.module.css';
import { useTexts } from './texts';

interface SecondStepProps {
  lead: string;
  /** Of the account, where it is known: passkeys of others are refused. */
  email?: string;
  /** Sends the first step again, with the code. */
  send: (code: string, trustDevice: boolean) => Promise<SignInOutcome>;
  /** To the first step, for another account. */
  onBack: () => void;
}

/** The second step of a sign-in: a code, or a passkey. */
export default function SecondStep({ lead, email, send: sendCode, onBack }: SecondStepProps) {
  const t = useTexts();
  const signIn = useSignInTexts();
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [trustDevice, setTrust] = useState(false);
  const [busy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const passkey = usePasskeySignIn({ email });
  const input = useRef<HTMLInputElement>(null);
  useDocumentTitle(t('screen'));

  const send = async (code: string) => {
    if (busy) return;
    setBusy(true);
    setMistake(undefined);
    const outcome = await sendCode(code, trustDevice);
    if (outcome.ok) return toast.success(signIn('login.done'));
    setBusy(false);
    setCode('');
    setMistake(errorMessage(outcome.error, t('failed')));
    input.current?.focus();
  };
  const onDigits = (digits: string) => {
    setCode(digits);
    if (digits.length === CODE_LENGTH) void send(digits);
  };
  const change = (next: typeof way) => {
    setWay(next);
    setCode('');
    setMistake(undefined);
  };
  const isApp = way === 'app';

  return (
    <EntryLayout title={t('title')} lead={lead} other={{ question: t('lost') }}>
      <EntryForm
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void send(code);
        }}
        submit={t('verify')}
        busy={busy}
        busyText={t('verifying')}
      >
        <p className={styles.hint}>{isApp ? t('hint') : t('recoveryHint')}</p>
        {isApp ? (
          <CodeField
            key="app"
            ref={input}
            label={t('code')}
            value={code}
            onChange={onDigits}
            error={mistake}
            autoFocus
          />
        ) : (
          <TextField
            key="recovery"
            ref={input}
            label={t('recoveryCode')}
            name="code"
            autoComplete="off"
            spellCheck={false}
            required
            autoFocus
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={mistake}
          />
        )}
        <label className={styles.trust}>
          <input type="checkbox" checked={trustDevice} onChange={(event) => setTrust(event.target.checked)} />
          {t('trust')}
        </label>
      </EntryForm>
      <PasskeyButton busy={passkey.busy} mistake={passkey.mistake} onPress={() => void passkey.ask()}>
        {t('usePasskey')}
      </PasskeyButton>
      <div className={styles.others}>
        <PlainButton
          block
          icon={isApp ? LifeBuoy : Smartphone}
          onClick={() => change(isApp ? 'recovery' : 'app')}
        >
          {isApp ? t('useRecovery') : t('useApp')}
        </PlainButton>
        <PlainButton block variant="text" onClick={onBack}>
          {t('other')}
        </PlainButton>
      </div>
    </EntryLayout>
  );
}
