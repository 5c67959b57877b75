import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts/all';
import type { SaveState as State } from '../../tasks/editing/use-autosave';
import styles from './panel-header.module.css';

/** 'Saving…', 'Saved', or 'Not saved' with Retry: the only place that shows it. */
export function SaveState({ state }: { state: State }) {
  const t = useTexts();
  return (
    <span className={styles.save} role="status">
      {state.is === 'saving' && t('savingNow')}
      {state.is === 'saved' && (
        <>
          <Icon icon={icons.action.check} size={14} />
          {t('saved')}
        </>
      )}
      {state.is === 'kept' && t('keptForLater')}
      {state.is === 'failed' && (
        <>
          <span className={styles.failed} title={state.message}>
            {t('notSaved')}
          </span>
          <button type="button" className={styles.retry} onClick={state.retry}>
            {t('retry')}
          </button>
        </>
      )}
    </span>
  );
}
