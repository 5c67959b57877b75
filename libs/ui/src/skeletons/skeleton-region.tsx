import type { ReactNode } from 'react';
import { VisuallyHidden } from '../inline/visually-hidden';
import { Delayed } from '../states/delayed';
import styles from './skeleton.module.css';

export interface SkeletonRegionProps {
  /** The announcement for screen readers while it loads: 'Loading project...'. */
  text: string;
}

/**
 * Reserves its space from the start; shows the shapes and announces the text after 150 ms.
 * @example
 * <SkeletonRegion text="Loading reports"><SkeletonBlock height={80} /></SkeletonRegion>
 */
export const SkeletonRegion = ({ text, children }: SkeletonRegionProps & { children: ReactNode }) => (
  <div role="status">
    <Delayed>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Delayed>
    <div className={styles.shapes} aria-hidden="true">
      {children}
    </div>
  </div>
);
