import { Suspense } from 'react';
import type { ResolvedRemote } from '@taskloom/contracts';
import { AttemptContext, type SlotProps } from '@taskloom/client';
import { useProduct } from '../../product/use-product';
import { useOutdated } from '../outdated/use-outdated';
import { useOwnWords } from '../own-words';
import { useRemotes } from '../registry/remotes-context';
import { useTexts } from '../texts';
import { Arrived } from './arrived';
import styles from './note.module.css';
import { RemoteBoundary } from './remote-boundary';
import { useSlot } from './use-slot';
import { Waiting } from './waiting';

/** The components that remotes provide for a slot. */
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

/** One of them. Errors are contained and reported as its own; it renders nothing while it loads. */
function Part({ remote, slot, given }: PartProps) {
  const { state, retry, crashed } = useSlot(remote, slot);
  if (state.phase === 'loading') return null;
  if (state.phase !== 'ready') return <PartMissing remote={remote} version={state.version} onRetry={retry} />;
  const { Screen, turn } = state;
  return (
    <RemoteBoundary key={turn} onCrash={(error) => crashed(state, error)}>
      <AttemptContext value={turn}>
        <Suspense fallback={<Waiting onTimeout={(fault) => crashed(state, fault)} />}>
          <Screen {...given} />
          <Arrived screen={state} />
        </Suspense>
      </AttemptContext>
    </RemoteBoundary>
  );
}

interface PartMissingProps {
  remote: ResolvedRemote;
  version: string;
  onRetry: () => void;
}

/** A line in place of a failed part. In a page that is older than the server it offers a reload instead of a retry. */
function PartMissing({ remote, version, onRetry }: PartMissingProps) {
  const t = useTexts();
  const { titleOf } = useOwnWords();
  const { name: product } = useProduct();
  const outdated = useOutdated();
  if (outdated === null) return null;
  return (
    <p className={styles.note} role="status">
      {outdated
        ? `${t('updatedTitle', { product })}.`
        : t('partMissing', { title: titleOf(remote), version })}{' '}
      <button
        type="button"
        className={styles.action}
        onClick={outdated ? () => window.location.reload() : onRetry}
      >
        {t(outdated ? 'reload' : 'retry')}
      </button>
    </p>
  );
}
