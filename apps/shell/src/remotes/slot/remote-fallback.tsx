import { SCREENS, type ResolvedRemote } from '@taskloom/contracts';
import { Link, useLocation } from '@taskloom/client/router';
import { buttonClass, RemoteUnavailable } from '@taskloom/ui';
import { useProduct } from '../../product/use-product';
import { useTexts } from '../texts';
import type { SlotState } from './slot-state';

interface Props {
  remote: ResolvedRemote;
  state: Extract<SlotState, { phase: 'failed' | 'incompatible' }>;
  onRetry: () => void;
}

/** The card in place of a remote's screen: what is missing, that all else works, and the way to try again. */
export function RemoteFallback({ remote, state, onRetry }: Props) {
  const t = useTexts();
  const { name: product } = useProduct();
  const { pathname } = useLocation();
  const home = pathname !== SCREENS.dashboard && (
    <Link className={buttonClass({ variant: 'text' })} to={SCREENS.dashboard}>
      {t('home')}
    </Link>
  );
  const card = { level: 1 as const, action: home, version: t('version', { version: remote.version }) };

  if (state.phase === 'incompatible') {
    return (
      <RemoteUnavailable
        {...card}
        title={t('incompatibleTitle', { title: remote.title, product })}
        text={t('incompatibleText', { ...state.mismatch })}
        retryText={t('reload')}
        onRetry={() => window.location.reload()}
      />
    );
  }
  return (
    <RemoteUnavailable
      {...card}
      title={t('failedTitle', { title: remote.title })}
      text={t(state.kind === 'crashed' ? 'crashedText' : 'failedText', { product })}
      retryText={t('retry')}
      onRetry={onRetry}
      reference={t('reference', { reference: state.reference })}
    />
  );
}
