import { lazy, Suspense, type ButtonHTMLAttributes, type ComponentType, type Ref } from 'react';
import { Icon } from '../icons/icon';
import type { IconShape } from '../icons/icon-shape';
import type { ButtonTipProps } from './button-tip';
import styles from './icon-button.module.css';
import { useHint } from './use-hint';

const NoTip = () => null;

/**
 * Loaded when the first tooltip is due: hundreds of these buttons stand on a board, few are ever hovered. One that can't be
 * loaded is no reason to take a screen down.
 */
const ButtonTip = lazy<ComponentType<ButtonTipProps>>(() =>
  import('./button-tip').catch(() => ({ default: NoTip })),
);

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
      {shown && (
        <Suspense fallback={null}>
          <ButtonTip title={label} onClose={hide} />
        </Suspense>
      )}
    </span>
  );
};
