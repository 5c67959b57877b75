import { Suspense } from 'react';
import type { RemoteRoute, ResolvedRemote } from '@taskloom/contracts';
import { AttemptContext } from '@taskloom/client';
import { LoadingState } from '@taskloom/ui';
import { useDocumentTitle } from '../../product/use-document-title';
import { useTexts } from '../texts';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFallback } from './remote-fallback';
import { useSlot } from './use-slot';

/** One route of one remote: its screen, or what stands there until it comes and when it doesn't. It fails alone. */
export function RemoteSlot({ remote: current, route }: { remote: ResolvedRemote; route: RemoteRoute }) {
  const t = useTexts();
  const { state, remote, attempt, retry, crashed } = useSlot(current, route.path);
  useDocumentTitle(route.title);
  const loading = <LoadingState text={t('loading', { title: remote.title })} />;

  if (state.phase === 'loading') return loading;
  if (state.phase !== 'ready') return <RemoteFallback remote={remote} state={state} onRetry={retry} />;
  const { Screen } = state;
  return (
    <RemoteBoundary key={attempt} onCrash={crashed}>
      <AttemptContext value={attempt}>
        <Suspense fallback={loading}>
          <Screen />
        </Suspense>
      </AttemptContext>
    </RemoteBoundary>
  );
}
