import styles from './progress-line.module.css';

export interface ProgressLineProps {
  done: number;
  inProgress: number;
  total: number;
  /** The accessible name, for example '5 of 12 tasks done'. */
  label: string;
}

/**
 * A bar in three parts: done, in progress, the rest.
 * @example
 * <ProgressLine done={3} inProgress={2} total={8} label="3 of 8 done" />
 */
export const ProgressLine = ({ done, inProgress, total, label }: ProgressLineProps) => {
  const parts = [
    { name: styles.done, share: done },
    { name: styles.inProgress, share: inProgress },
    { name: styles.rest, share: total === 0 ? 1 : total - done - inProgress },
  ];
  return (
    <span className={styles.line} role="img" aria-label={label}>
      {parts.map(
        ({ name, share }) => share > 0 && <span key={name} className={name} style={{ flexGrow: share }} />,
      )}
    </span>
  );
};
