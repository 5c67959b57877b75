import Button, { type ButtonProps } from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import { Icon } from '../icons/icon';
import type { IconShape } from '../icons/icon-shape';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'size' | 'children' | 'type'> {
  /** What it does, for screen readers and the tooltip. */
  label: string;
  icon: IconShape;
  /** Pixels. */
  size?: 32 | 28 | 24;
  /** Off where the label stands next to it anyway, or where a menu opens at the same place. */
  tooltip?: boolean;
}

/** A button that is only an icon: quiet, square, named. */
export const IconButton = ({ label, icon, size = 32, tooltip = true, style, ...rest }: IconButtonProps) => {
  const button = (
    <Button
      type="text"
      {...rest}
      aria-label={label}
      icon={<Icon icon={icon} />}
      style={{ width: size, height: size, minWidth: size, padding: 0, ...style }}
    />
  );
  return tooltip ? <Tooltip title={label}>{button}</Tooltip> : button;
};
