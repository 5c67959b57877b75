import AntdTooltip from 'antd/es/tooltip';
import { themed } from '../kits/themed';
import styles from './icon-button.module.css';

const Tooltip = themed(AntdTooltip);

export interface ButtonTipProps {
  title: string;
  /** Called on Escape, wherever the focus is. */
  onClose: () => void;
}

/**
 * antd's tooltip for the button beside it, mounted only while it shows. Hidden from screen readers, which
 * already get the same text as the button's name.
 */
const ButtonTip = ({ title, onClose }: ButtonTipProps) => (
  <Tooltip title={title} open onOpenChange={(next) => !next && onClose()}>
    <span className={styles.anchor} aria-hidden="true" />
  </Tooltip>
);

export default ButtonTip;
