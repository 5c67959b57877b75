import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Pixels. */
  size?: number;
  /** Only where no text is beside it. */
  label?: string;
  /** Uses the colour of the surrounding text, for buttons. */
  plain?: boolean;
}

/**
 * A turning circle, named by `label` for screen readers.
 * @example
 * <Spinner label="Loading" />
 */
export const Spinner = ({ size = 16, label, plain = false }: SpinnerProps) => (
  <span
    className={`${styles.spinner} ${plain ? styles.plain : ''}`}
    style={{ width: size, height: size }}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
