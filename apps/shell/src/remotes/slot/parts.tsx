import { Suspense, type ReactNode } from 'react';
import type { ResolvedRemote } from '@taskloom/contracts';
import { AttemptContext, CallsOfRemote, type SlotProps } from '@taskloom/client';
import { useOwnWords } from '../own-words';
import { permissionsOf } from '../permissions';
import { useRemotes } from '../registry/remotes-context';
import { ScreenTracker } from './screen-tracker';
import { PartMissing } from './part-missing';
import { RemoteBoundary } from './remote-boundary';
import { useSlot } from './use-slot';
import { Waiting } from './waiting';

/** The components that builds before client 1.22 provide for a slot. */
export function Parts({ name, given }: SlotProps) {
  const { remotes } = useRemotes();
  const { titleOf } = useOwnWords();
  return remotes
    .filter(({ slots }) => slots?.includes(name))
    .map((remote) => (
      <Part
        key={`${remote.name} ${name}`}
        remote={remote}
        slot={name}
        title={titleOf(remote)}
        given={given}
      />
    ));
}

interface PartProps {
  remote: ResolvedRemote;
  /** The name of a slot, or the place of an extension. */
  slot: string;
  title: string;
  given: Readonly<object> | undefined;
  loading?: ReactNode;
}

/** A component of a remote on another screen. Its errors are contained and reported under its remote. */
export function Part({ remote, slot, title, given, loading }: PartProps) {
  const { state, retry, crashed } = useSlot(remote, slot);
  if (state.phase === 'loading') return loading;
  if (state.phase !== 'ready') return <PartMissing title={title} version={state.version} onRetry={retry} />;
  const { Screen, turn, version } = state;
  return (
    <RemoteBoundary key={turn} onCrash={(error) => crashed(state, error)}>
      <AttemptContext value={turn}>
        <Suspense fallback={<Waiting onTimeout={(fault) => crashed(state, fault)}>{loading}</Waiting>}>
          <CallsOfRemote name={state.remote.name} permissions={permissionsOf(state.remote, version)}>
            <Screen {...given} />
          </CallsOfRemote>
          <ScreenTracker screen={state} />
        </Suspense>
      </AttemptContext>
    </RemoteBoundary>
  );
}
