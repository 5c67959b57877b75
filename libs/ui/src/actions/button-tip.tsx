import Tooltip from 'antd/es/tooltip';
import styles from './icon-button.module.css';

/** antd's tooltip over the button beside it. Readers get the same words as the button's name, so it is hidden. */
const ButtonTip = ({ title, open }: { title: string; open: boolean }) => (
  <Tooltip title={title} open={open}>
    <span className={styles.anchor} aria-hidden="true" />
  </Tooltip>
);

export default ButtonTip;
