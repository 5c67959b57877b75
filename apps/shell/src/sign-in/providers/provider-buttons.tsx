import { useState } from 'react';
import { firstCharacter, INVITE_PARAMETER, type SignInProvider } from '@taskloom/contracts';
import { errorMessage, useGetMetaQuery, useStartProviderLoginMutation } from '@taskloom/contracts/rtk';
import { useLocation } from '@taskloom/client/router';
import { InlineError, PlainButton } from '@taskloom/ui/entry';
import { returnPath } from '../../return-path/return-path';
import { useSignInTexts } from '../texts';
import { openProvider, PROVIDER_NAME } from '../../providers/open-provider';
import styles from './provider-buttons.module.css';

/** Hidden until the providers are known; the prerendered page fills it (`prefetch/prerendered.ts`). */
const SAMPLE: SignInProvider[] = [{ id: '', name: PROVIDER_NAME, reachable: true }];

/** The OpenID Connect providers of this installation, in the order of its settings; `alone`: there is no other way. */
export function ProviderButtons({ alone = false }: { alone?: boolean }) {
  const t = useSignInTexts();
  const { data } = useGetMetaQuery();
  const { state, search } = useLocation();
  const [start] = useStartProviderLoginMutation();
  const [busy, setBusy] = useState<string>();
  const [mistake, setMistake] = useState<string>();
  const providers = data ? (data.providers ?? []) : SAMPLE;
  if (providers.length === 0) return null;

  const leave = async (provider: string) => {
    if (busy !== undefined) return;
    setBusy(provider);
    setMistake(undefined);
    try {
      const { url } = await start({ provider }).unwrap();
      const inviteToken = new URLSearchParams(search).get(INVITE_PARAMETER) ?? undefined;
      openProvider(url, { use: 'sign-in', from: returnPath(state), inviteToken });
    } catch (error) {
      setBusy(undefined);
      setMistake(errorMessage(error, t('login.fallback')));
    }
  };

  return (
    <div className={styles.providers} data-providers hidden={!data}>
      {!alone && <p className={styles.or}>{t('login.or')}</p>}
      {providers.map(({ id, name, reachable }) => (
        <PlainButton
          key={id}
          className={styles.provider}
          block
          data-provider={id}
          disabled={!reachable}
          busy={busy === id}
          onClick={() => void leave(id)}
        >
          <span className={styles.mark} aria-hidden>
            {firstCharacter(name)}
          </span>
          <span className={styles.name}>{t('login.provider', { provider: name })}</span>
          <span className={styles.state} hidden={reachable}>
            {t('login.providerDown')}
          </span>
        </PlainButton>
      ))}
      {mistake && <InlineError message={mistake} />}
    </div>
  );
}
