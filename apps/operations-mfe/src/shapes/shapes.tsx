import type { ReactNode } from 'react';
import { SkeletonBlock } from '@taskloom/ui';
import styles from './shapes.module.css';

/** Skeleton shapes on one line, which has the height of the final text's class. */
export const LineShape = ({ like = '', children }: { like?: string; children: ReactNode }) => (
  <p className={`${like} ${styles.line}`}>{children}</p>
);

/** The visible part of an icon button, whose box is larger. */
export const GlyphShape = () => (
  <span className={styles.glyph}>
    <SkeletonBlock width={16} height={16} />
  </span>
);

/** A button or a field; full width by default. */
export const ControlShape = ({ width }: { width?: number }) => (
  <span className={styles.control} style={{ width }}>
    <SkeletonBlock height={44} radius={8} />
  </span>
);
