import { PRODUCT } from '@taskloom/contracts';
import styles from './logo.module.css';

export interface LogoProps {
  name?: string;
  /** Two letters. */
  logo?: string;
  /** Pixels: 28 in the top bar, 44 above the sign-in card. */
  size?: 28 | 44;
  nameHidden?: boolean;
}

/** The tile with two letters and the name of the product, both configured by the operator. */
export const Logo = ({
  name = PRODUCT.name,
  logo = PRODUCT.logo,
  size = 28,
  nameHidden = false,
}: LogoProps) => (
  <span className={styles.logo}>
    <span className={`${styles.tile} ${size === 44 ? styles.large : ''}`} aria-hidden={!nameHidden}>
      {logo}
    </span>
    {/* The space separates the words for screen readers; a flex container doesn't render it. */}
    {!nameHidden && ' '}
    {!nameHidden && <span className={styles.name}>{name}</span>}
  </span>
);
