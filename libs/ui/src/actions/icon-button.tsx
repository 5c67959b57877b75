import { useEffect, useState, type ButtonHTMLAttributes, type ComponentType, type Ref } from 'react';
import { Icon } from '../icons/icon';
import type { IconShape } from '../icons/icon-shape';
import type { ButtonTipProps } from './button-tip';
import styles from './icon-button.module.css';
import { useHint } from './use-hint';

/**
 * Loaded when the first tooltip is due: hundreds of these buttons stand on a board, few are ever hovered. One that can't be loaded
 * is no reason to take a screen down. No `lazy`: React may draw what was suspended and then throw it away, and antd's popups
 * note that they are open while they are drawn; such a ghost took every Escape from the dialog around.
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
  /** What it does, for screen readers and the tooltip. */
  label: string;
  icon: IconShape;
  /** Pixels. */
  size?: 32 | 28 | 24;
  /** Off where the label stands next to it anyway, or where a menu opens at the same place. */
  tooltip?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon: quiet, square, named. */
export const IconButton = (props: IconButtonProps) => {
  const { label, icon, size = 32, tooltip = true, className = '', ...rest } = props;
  const { shown, hide, handlers } = useHint();
  const Tip = useTip(shown);
  return (
    <span className={styles.holder} {...(tooltip && handlers)}>
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
