import type { ReactNode } from 'react';
import { SkeletonBlock } from '@taskloom/ui';
import styles from './shapes.module.css';

/** Shapes on one line, at the height that the class of the words to come gives it. */
export const LineShape = ({ like = '', children }: { like?: string; children: ReactNode }) => (
  <p className={`${like} ${styles.line}`}>{children}</p>
);

/** What is seen of an icon button: its box is larger. */
export const GlyphShape = () => (
  <span className={styles.glyph}>
    <SkeletonBlock width={16} height={16} />
  </span>
);

/** A button or a field; all of the line when no width is given. */
export const ControlShape = ({ width }: { width?: number }) => (
  <span className={styles.control} style={{ width }}>
    <SkeletonBlock height={44} radius={8} />
  </span>
);
