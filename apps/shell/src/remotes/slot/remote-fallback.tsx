import { SCREENS } from '@taskloom/contracts';
import { Link, useLocation } from '@taskloom/client/router';
import { buttonClass, RemoteUnavailable } from '@taskloom/ui';
import { useProduct } from '../../product/use-product';
import type { FaultKind } from '../loading/load-failure';
import { useOutdated } from '../outdated/use-outdated';
import type { Mismatch } from '../registry/compatibility';
import { useTexts } from '../texts';
import type { SlotState } from './slot-state';

interface Props {
  title: string;
  state: Exclude<SlotState, { phase: 'loading' | 'ready' }>;
  onRetry: () => void;
}

const textKey = (kind: FaultKind) => {
  if (kind === 'crashed') return 'crashedText';
  return kind === 'integrity' ? 'integrityText' : 'failedText';
};

/** The card in place of a remote's screen: what is missing, that everything else works, and a way to retry. */
export function RemoteFallback({ title, state, onRetry }: Props) {
  const t = useTexts();
  const { name: product } = useProduct();
  const { pathname } = useLocation();
  const home = pathname !== SCREENS.dashboard && (
    <Link className={buttonClass({ variant: 'text' })} to={SCREENS.dashboard}>
      {t('home')}
    </Link>
  );
  const outdated = useOutdated();
  const reload = () => window.location.reload();
  if (outdated === null) return null;
  if (outdated)
    return (
      <RemoteUnavailable
        level={1}
        action={home}
        title={t('updatedTitle', { product })}
        text={t('updatedText')}
        retryText={t('reload')}
        onRetry={reload}
      />
    );
  const card = { level: 1 as const, action: home, version: t('version', { version: state.version }) };

  if (state.phase === 'incompatible') {
    return (
      <RemoteUnavailable
        {...card}
        title={t('incompatibleTitle', { title, product })}
        text={mismatchText(t, state.mismatch)}
        retryText={t('reload')}
        onRetry={reload}
      />
    );
  }
  const { kind, reference } = state.failure;
  const revoked = state.phase === 'revoked';
  return (
    <RemoteUnavailable
      {...card}
      title={t(revoked ? 'revokedTitle' : 'failedTitle', { title })}
      text={revoked ? t('revokedText') : t(textKey(kind), { product })}
      retryText={t('retry')}
      onRetry={onRetry}
      reference={t('reference', { reference })}
    />
  );
}

function mismatchText(t: ReturnType<typeof useTexts>, { provider, needs, has }: Mismatch): string {
  return provider === 'api' ? t('incapableText', { needs }) : t('incompatibleText', { provider, needs, has });
}
