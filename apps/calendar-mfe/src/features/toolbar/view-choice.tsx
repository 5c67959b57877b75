import { VIEWS, type View } from '../../days/views';
import { useTexts } from '../../texts';
import styles from './segments.module.css';

interface ViewChoiceProps {
  view: View;
  onChange: (view: View) => void;
}

/** Day, week or month. */
export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const t = useTexts();
  return (
    <div role="group" aria-label={t('view')} className={styles.segments}>
      {VIEWS.map((value, index) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === view}
          aria-keyshortcuts={String(index + 1)}
          className={styles.segment}
          onClick={() => onChange(value)}
        >
          {t(value)}
        </button>
      ))}
    </div>
  );
}
