import styles from './clamp.module.css';

/** Cuts a text after two lines, with an ellipsis. */
export const clampClass = styles.clamp;
