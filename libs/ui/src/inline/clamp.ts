import styles from './clamp.module.css';

/**
 * Truncates a text after two lines, with an ellipsis.
 * @example
 * <p className={clampClass}>{text}</p>
 */
export const clampClass = styles.clamp;
