import type { IconShape } from './icon-shape';
import Contrast from 'lucide-react/icons/contrast';
import styles from './half-circle.module.css';

/** Work in progress: lucide's `contrast` with its inner half filled. */
export const HalfCircle: IconShape = ({ className, ...rest }) => (
  <Contrast className={`${styles.half} ${className ?? ''}`} {...rest} />
);
