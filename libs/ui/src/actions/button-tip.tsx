import Tooltip from 'antd/es/tooltip';
import styles from './icon-button.module.css';

export interface ButtonTipProps {
  title: string;
  /** After Escape, wherever the focus is. */
  onClose: () => void;
}

/**
 * antd's tooltip over the button beside it, there only while it shows. Readers get the same words as the button's name, so it is
 * hidden.
 */
const ButtonTip = ({ title, onClose }: ButtonTipProps) => (
  <Tooltip title={title} open onOpenChange={(next) => !next && onClose()}>
    <span className={styles.anchor} aria-hidden="true" />
  </Tooltip>
);

export default ButtonTip;
