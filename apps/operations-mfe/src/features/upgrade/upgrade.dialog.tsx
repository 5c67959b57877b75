import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { REMOTE_VERSION, type RemoteUpgradeQuery } from '@taskloom/contracts';
import { PlainButton, TextField } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import { Sentence } from '../../words/sentence';
import { UpgradeResult } from './upgrade-result';
import styles from './upgrade.module.css';

interface UpgradeDialogProps {
  open: boolean;
  onClose: () => void;
}

const LIBRARIES = ['contracts', 'client', 'ui'] as const;
const NOTHING = { contracts: '', client: '', ui: '' };

/** Compares the versions that people get now with a release of the platform. */
export default function UpgradeDialog({ open, onClose }: UpgradeDialogProps) {
  const t = useTexts();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState(NOTHING);
  const [tried, setTried] = useState(false);
  const [release, setRelease] = useState<RemoteUpgradeQuery>();
  useEffect(() => field.current?.focus(), []);
  const wrong = (value: string) => !REMOTE_VERSION.test(value.trim());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (LIBRARIES.some((library) => wrong(values[library]))) return;
    setRelease({ contracts: values.contracts.trim(), client: values.client.trim(), ui: values.ui.trim() });
  };
  return (
    <Dialog
      open={open}
      width="md"
      title={t('upgradeTitle')}
      closeText={t('close')}
      initialFocus={field}
      onClose={onClose}
      footer={
        <>
          <PlainButton onClick={onClose}>{t('close')}</PlainButton>
          <PlainButton type="submit" form={form} variant="primary">
            {t('checkUpgrade')}
          </PlainButton>
        </>
      }
    >
      <p className={styles.lead}>
        <Sentence text={t('upgradeLead')} />
      </p>
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        {LIBRARIES.map((library, at) => (
          <TextField
            key={library}
            ref={at === 0 ? field : undefined}
            label={t(`library.${library}`)}
            hint={at === 0 ? t('versionExample') : undefined}
            name={library}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={values[library]}
            error={tried && wrong(values[library]) ? t('versionWrong') : undefined}
            onChange={({ target }) => setValues((last) => ({ ...last, [library]: target.value }))}
          />
        ))}
      </form>
      {release && <UpgradeResult release={release} />}
    </Dialog>
  );
}
