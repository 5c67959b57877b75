import type { SignInProvider } from '@taskloom/contracts';
import { InlineError, PlainButton } from '@taskloom/ui';
import styles from './provider-proofs.module.css';
import { useStepUpTexts } from './texts';
import { useProviderProof } from './use-provider-proof';

/** A button for each provider that the account is connected to. */
export function ProviderProofs({ providers }: { providers: readonly SignInProvider[] }) {
  const t = useStepUpTexts();
  const { leaving, mistake, leave } = useProviderProof();
  return (
    <div className={styles.providers}>
      <p className={styles.lead}>{t('viaProvider')}</p>
      {providers.map(({ id, name, reachable }) => (
        <PlainButton
          key={id}
          className={styles.provider}
          block
          disabled={!reachable}
          busy={leaving === id}
          onClick={() => void leave(id)}
        >
          {t(reachable ? 'useProvider' : 'providerDown', { name })}
        </PlainButton>
      ))}
      {mistake !== undefined && <InlineError message={mistake} />}
    </div>
  );
}
