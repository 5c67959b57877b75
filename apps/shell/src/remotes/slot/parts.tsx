import { Suspense } from 'react';
import type { ResolvedRemote } from '@taskloom/contracts';
import { AttemptContext, type SlotProps } from '@taskloom/client';
import { useOwnWords } from '../own-words';
import { useRemotes } from '../registry/remotes-context';
import { useTexts } from '../texts';
import { Arrived } from './arrived';
import styles from './note.module.css';
import { RemoteBoundary } from './remote-boundary';
import { useSlot } from './use-slot';
import { Waiting } from './waiting';

/** What other remotes contribute to a named place of a screen. */
export function Parts({ name, given }: SlotProps) {
  const { remotes } = useRemotes();
  return remotes
    .filter(({ slots }) => slots?.includes(name))
    .map((remote) => <Part key={`${remote.name} ${name}`} remote={remote} slot={name} given={given} />);
}

interface PartProps {
  remote: ResolvedRemote;
  slot: string;
  given: SlotProps['given'];
}

/** One of them, as careful as a route: its mistakes end here and are told as its own. Nothing stands here until it comes. */
function Part({ remote, slot, given }: PartProps) {
  const t = useTexts();
  const { titleOf } = useOwnWords();
  const { state, retry, crashed } = useSlot(remote, slot);
  if (state.phase === 'loading') return null;
  if (state.phase !== 'ready')
    return (
      <p className={styles.note} role="status">
        {t('partMissing', { title: titleOf(remote), version: state.version })}{' '}
        <button type="button" className={styles.action} onClick={retry}>
          {t('retry')}
        </button>
      </p>
    );
  const { Screen, turn } = state;
  return (
    <RemoteBoundary key={turn} onCrash={(error) => crashed(state, error)}>
      <AttemptContext value={turn}>
        <Suspense fallback={<Waiting onOver={(fault) => crashed(state, fault)} />}>
          <Screen {...given} />
          <Arrived standing={state} />
        </Suspense>
      </AttemptContext>
    </RemoteBoundary>
  );
}
