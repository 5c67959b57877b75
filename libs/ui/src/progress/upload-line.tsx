import styles from './upload-line.module.css';

export interface UploadLineProps {
  /** 0 to 100. */
  percent: number;
  /** The accessible name: what is being uploaded. */
  label: string;
}

/**
 * A neutral bar with the percentage of an upload.
 * @example
 * <UploadLine percent={40} label="plan.pdf" />
 */
export const UploadLine = ({ percent, label }: UploadLineProps) => {
  const value = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <span className={styles.upload}>
      <span
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={styles.bar} style={{ transform: `scaleX(${value / 100})` }} />
      </span>
      <span className={styles.percent} aria-hidden="true">
        {value}%
      </span>
    </span>
  );
};
