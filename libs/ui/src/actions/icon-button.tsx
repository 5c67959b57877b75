import { useEffect, useState, type ButtonHTMLAttributes, type ComponentType, type Ref } from 'react';
import { Icon } from '../icons/icon';
import type { IconShape } from '../icons/icon-shape';
import type { ButtonTipProps } from './button-tip';
import styles from './icon-button.module.css';
import { useHint } from './use-hint';

/**
 * Loads the tooltip when it is first needed: a board has hundreds of these buttons and few are ever hovered.
 * A tooltip that can't be loaded must not break the screen.
 * Not `React.lazy`: React may discard a suspended render, and antd's popovers register as open while they
 * render. Such a leftover popover swallowed every Escape of the surrounding dialog.
 */
function useTip(shown: boolean): ComponentType<ButtonTipProps> | null {
  const [Tip, setTip] = useState<ComponentType<ButtonTipProps> | null>(null);
  useEffect(() => {
    if (!shown || Tip) return;
    let over = false;
    import('./button-tip').then(
      (module) => over || setTip(() => module.default),
      () => {},
    );
    return () => {
      over = true;
    };
  }, [shown, Tip]);
  return shown ? Tip : null;
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The action of the button, for screen readers and the tooltip. */
  label: string;
  icon: IconShape;
  /** Pixels. */
  size?: 32 | 28 | 24;
  /** Set to false where the label is visible beside the button, or where a menu opens in the same place. */
  tooltip?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A quiet, square button that shows only an icon and has an accessible name.
 * @example
 * <IconButton label="Delete" icon={icons.action.delete} onClick={save} />
 */
export const IconButton = (props: IconButtonProps) => {
  const { label, icon, size = 32, tooltip = true, className = '', ...rest } = props;
  const { shown, hide, handlers } = useHint();
  const Tip = useTip(shown);
  return (
    <span className={`tl-screen-only ${styles.holder}`} {...(tooltip && handlers)}>
      <button
        type="button"
        {...rest}
        className={`${styles.button} ${className}`}
        style={{ width: size, height: size, ...rest.style }}
        aria-label={label}
      >
        <Icon icon={icon} />
      </button>
      {Tip && <Tip title={label} onClose={hide} />}
    </span>
  );
};
