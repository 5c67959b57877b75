import { Icon, Kbd } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { paletteKeys } from '../shortcuts/keys';
import { useTexts } from '../texts';
import styles from './jump-field.module.css';

/** A button that looks like a field and opens the command palette; an icon below 992 px. */
export function JumpField({ onOpen, onIntent }: { onOpen: () => void; onIntent: () => void }) {
  const t = useTexts();
  const keys = paletteKeys(t('shortcuts.control'));
  return (
    <button
      type="button"
      className={styles.field}
      aria-label={t('frame.jumpWith', { keys: keys.join(' ') })}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon icon={icons.action.search} size={14} className={styles.icon} />
      <span className={styles.words}>{t('frame.jump')}</span>{' '}
      <span className={styles.keys} aria-hidden="true">
        <Kbd keys={keys} />
      </span>
    </button>
  );
}
