import styles from './clamp.module.css';

/** Truncates a text after two lines, with an ellipsis. */
export const clampClass = styles.clamp;
