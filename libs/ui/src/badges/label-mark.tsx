import type { Hue } from '@taskloom/contracts';
import styles from './label-mark.module.css';

export interface LabelMarkProps {
  label: { name: string; color: Hue };
  /** With a border, where the label can be edited. */
  boxed?: boolean;
}

/**
 * A label: a square of its colour and its word.
 * @example
 * <LabelMark label={{ name: 'Bug', color: 'rose' }} boxed />
 */
export const LabelMark = ({ label, boxed = false }: LabelMarkProps) => (
  <span className={`${styles.label} ${boxed ? styles.boxed : ''}`} data-hue={label.color}>
    <span className={styles.square} />
    <span className={styles.word}>{label.name}</span>
  </span>
);
