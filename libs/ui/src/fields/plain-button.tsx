import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../icons/icon';
import type { IconShape } from '../icons/icon-shape';
import styles from './plain-button.module.css';

/** The look of a button. */
export interface ButtonLook {
  variant?: 'default' | 'primary' | 'text' | 'link' | 'danger';
  /** Height: 28, 36 (44 on touch) or 44 pixels. */
  size?: 'small' | 'middle' | 'large';
  /** Fills the width of its container. */
  block?: boolean;
}

/**
 * The class for a link that looks like a button: `<Link className={buttonClass({ variant: 'primary' })}>`.
 * @example
 * <a className={buttonClass({ variant: 'primary' })} href="/reports">Reports</a>
 */
export const buttonClass = ({ variant = 'default', size = 'middle', block }: ButtonLook = {}): string =>
  ['tl-screen-only', styles.button, styles[variant], styles[size], block ? styles.block : ''].join(' ');

export interface PlainButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: IconShape;
  /** A response is pending: the button ignores presses, and keeps its focus and width. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The product's button. It doesn't use antd, which a page loads only when one of its parts is opened (decision 135).
 * @example
 * <PlainButton variant="primary" busy={false} onClick={save}>Save</PlainButton>
 */
export const PlainButton = (props: PlainButtonProps) => {
  const { variant, size, block, icon, busy = false, type = 'button', className = '', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClass({ variant, size, block })} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {icon && <Icon icon={icon} />}
      {rest.children}
    </button>
  );
};
