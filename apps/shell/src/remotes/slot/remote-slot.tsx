import { Suspense, useState } from 'react';
import type { RemoteRoute, ResolvedRemote } from '@taskloom/contracts';
import { AttemptContext, CallsOfRemote } from '@taskloom/client';
import { LoadingState } from '@taskloom/ui';
import { useDocumentTitle } from '../../product/use-document-title';
import { FrameSlotContext } from '../framed/frame-context';
import { useOwnWords } from '../own-words';
import { permissionsOf } from '../permissions';
import { useRemotes } from '../registry/remotes-context';
import { useTexts } from '../texts';
import { ScreenTracker } from './screen-tracker';
import { Measured } from './measured';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFallback } from './remote-fallback';
import { useSlot } from './use-slot';
import { VersionNote } from './version-note';
import { Waiting } from './waiting';

/** One route of one remote: its screen, its loading state, or its error card. */
export function RemoteSlot({ remote, route }: { remote: ResolvedRemote; route: RemoteRoute }) {
  const t = useTexts();
  const { titleOf } = useOwnWords();
  const page = useRemotes();
  const { state, retry, retryRequested, crashed } = useSlot(remote, route.path);
  /** The last screen in a frame that was drawn. */
  const [drawn, setDrawn] = useState<number | null>(null);
  useDocumentTitle(titleOf(route));
  const loading = <LoadingState text={t('loading', { title: titleOf(remote) })} />;

  if (state.phase === 'loading') return loading;
  if (state.phase !== 'ready')
    return <RemoteFallback title={titleOf(remote)} state={state} onRetry={retry} />;
  const { Screen, turn, version } = state;
  return (
    <RemoteBoundary key={turn} onCrash={(error) => crashed(state, error)}>
      <AttemptContext value={turn}>
        <VersionNote screen={state} onRetry={retryRequested} />
        <Suspense fallback={<Waiting onTimeout={(fault) => crashed(state, fault)}>{loading}</Waiting>}>
          <CallsOfRemote name={remote.name} permissions={permissionsOf(state.remote, version)}>
            <FrameSlotContext value={{ loading, title: titleOf(route), onReady: () => setDrawn(turn), page }}>
              <Screen />
            </FrameSlotContext>
          </CallsOfRemote>
          {(!state.framed || drawn === turn) && <ScreenTracker screen={state} />}
          {!state.framed && <Measured screen={state} />}
        </Suspense>
      </AttemptContext>
    </RemoteBoundary>
  );
}
