import type { ButtonHTMLAttributes, Ref } from 'react';
import Close from 'lucide-react/icons/x';
import { Icon } from '../icons/icon';
import styles from './close-button.module.css';

export interface CloseButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  label: string;
  /** `large` is 44 px, for the head of a drawer; `small` is 24 px, and 44 px to touch. */
  size?: 'small' | 'large';
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The cross that closes a surface.
 * @example
 * <CloseButton label="Close" onClick={save} />
 */
export const CloseButton = ({ label, size = 'small', className = '', ...rest }: CloseButtonProps) => (
  <button
    type="button"
    {...rest}
    className={`${styles.close} ${size === 'large' ? styles.large : ''} ${className}`}
    aria-label={label}
  >
    <Icon icon={Close} size={size === 'large' ? 18 : 16} />
  </button>
);
