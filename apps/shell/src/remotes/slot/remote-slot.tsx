import { Suspense } from 'react';
import type { RemoteRoute, ResolvedRemote } from '@taskloom/contracts';
import { AttemptContext } from '@taskloom/client';
import { LoadingState } from '@taskloom/ui';
import { useDocumentTitle } from '../../product/use-document-title';
import { useOwnWords } from '../own-words';
import { useTexts } from '../texts';
import { Arrived } from './arrived';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFallback } from './remote-fallback';
import { useSlot } from './use-slot';
import { VersionNote } from './version-note';
import { Waiting } from './waiting';

/** One route of one remote: its screen, its loading state, or its error card. */
export function RemoteSlot({ remote, route }: { remote: ResolvedRemote; route: RemoteRoute }) {
  const t = useTexts();
  const { titleOf } = useOwnWords();
  const { state, retry, retryRequested, crashed } = useSlot(remote, route.path);
  useDocumentTitle(titleOf(route));
  const loading = <LoadingState text={t('loading', { title: titleOf(remote) })} />;

  if (state.phase === 'loading') return loading;
  if (state.phase !== 'ready')
    return <RemoteFallback title={titleOf(remote)} state={state} onRetry={retry} />;
  const { Screen, turn } = state;
  return (
    <RemoteBoundary key={turn} onCrash={(error) => crashed(state, error)}>
      <AttemptContext value={turn}>
        <VersionNote screen={state} onRetry={retryRequested} />
        <Suspense fallback={<Waiting onTimeout={(fault) => crashed(state, fault)}>{loading}</Waiting>}>
          <Screen />
          <Arrived screen={state} />
        </Suspense>
      </AttemptContext>
    </RemoteBoundary>
  );
}
