import { useState, type SubmitEvent } from 'react';
import { encode } from 'uqr';
import type { FactorSetup as Setup } from '@taskloom/contracts';
import { errorMessage, useConfirmFactorMutation } from '@taskloom/contracts/rtk';
import { PlainButton } from '@taskloom/ui';
import { CODE_LENGTH, CodeField } from '../../code-field/code-field';
import { CopyButton } from './copy-button';
import { useFactorTexts } from './texts';
import styles from './factor-setup.module.css';

interface FactorSetupProps {
  setup: Setup;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The dark squares of a QR code as one path. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');

/** The secret for the app, and the first code from it. */
export function FactorSetup({ setup: { secret, uri }, onDone, onCancel }: FactorSetupProps) {
  const t = useFactorTexts();
  const [confirm, { isLoading, error }] = useConfirmFactorMutation();
  const [code, setCode] = useState('');
  const { data, size } = encode(uri, { border: 2 });

  const send = async (code: string) => {
    if (isLoading) return;
    const { data } = await confirm({ code });
    if (data) return onDone(data.recoveryCodes);
    setCode('');
  };
  const onDigits = (digits: string) => {
    setCode(digits);
    if (digits.length === CODE_LENGTH) void send(digits);
  };

  return (
    <form
      className={styles.setup}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('qr')}>
        <path d={pathOf(data)} />
      </svg>
      <ol className={styles.steps}>
        <li>
          <p>{t('scan')}</p>
          <p className={styles.secret}>
            <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyButton text={secret} />
          </p>
        </li>
        <li>
          <p>{t('enter')}</p>
          <CodeField
            label={t('code')}
            value={code}
            onChange={onDigits}
            error={error ? errorMessage(error, t('error')) : undefined}
          />
        </li>
      </ol>
      <p className={styles.next}>{t('next')}</p>
      <div className={styles.actions}>
        <PlainButton onClick={onCancel}>{t('cancel')}</PlainButton>
        <PlainButton type="submit" variant="primary" busy={isLoading}>
          {isLoading ? t('turningOn') : t('turnOn')}
        </PlainButton>
      </div>
    </form>
  );
}
