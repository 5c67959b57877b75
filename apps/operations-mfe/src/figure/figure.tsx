import { SkeletonBlock } from '@taskloom/ui';
import { LineShape } from '../shapes/shapes';
import styles from './figure.module.css';

interface FigureProps {
  word: string;
  /** Explains the word. */
  title?: string;
  value: string;
  verdict?: 'good' | 'some' | 'bad' | 'unknown';
}

/** A word and its value, in a `dl`. */
export const Figure = ({ word, title, value, verdict }: FigureProps) => (
  <div className={styles.figure} title={title}>
    <dt className={styles.word}>{word}</dt>
    <dd className={`${styles.value} ${verdict ? (styles[verdict] ?? '') : ''}`}>{value}</dd>
  </div>
);

/** The skeleton of a figure. */
export const FigureShape = ({ width = 32 }: { width?: number }) => (
  <div className={styles.figure}>
    <LineShape like={styles.word}>
      <SkeletonBlock width={44} />
    </LineShape>
    <LineShape like={styles.value}>
      <SkeletonBlock width={width} height={12} />
    </LineShape>
  </div>
);
