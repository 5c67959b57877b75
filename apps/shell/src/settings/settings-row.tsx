import { useId, type ReactNode } from 'react';
import styles from './settings.module.css';

interface Ids {
  /** For a control that a label can name. */
  id: string;
  /** For a group of controls. */
  labelId: string;
  hintId: string;
}

interface SettingsRowProps {
  label: string;
  hint: ReactNode;
  children: (ids: Ids) => ReactNode;
}

/** One setting: its label on the left, the control on the right; one below the other on phones. */
export function SettingsRow({ label, hint, children }: SettingsRowProps) {
  const id = useId();
  const ids = { id, labelId: `${id}-label`, hintId: `${id}-hint` };
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label className={styles.label} id={ids.labelId} htmlFor={id}>
          {label}
        </label>
        <p className={styles.hint} id={ids.hintId}>
          {hint}
        </p>
      </div>
      {children(ids)}
    </div>
  );
}
