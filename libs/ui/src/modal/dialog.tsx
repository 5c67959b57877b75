import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** Pixels on large screens (tokens: dialogWidthSM, MD, taskDialogWidth); below 576 a dialog fills the screen. */
const WIDTHS = { sm: 440, md: 560, lg: 720, task: 1040 } as const;

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** After the close button, Escape or a click beside it. */
  onClose: () => void;
  subtitle?: ReactNode;
  /** Buttons at the bottom, right-aligned. */
  footer?: ReactNode;
  width?: keyof typeof WIDTHS;
  closeText?: string;
  /** While an answer is awaited nothing closes it. */
  busy?: boolean;
  /** Icon buttons between title and close button. */
  headerExtra?: ReactNode;
  /** The content draws its own padding and scrolls by itself. */
  flush?: boolean;
  /** A confirmation is answered by its buttons, not by a click beside it. */
  closeOnMask?: boolean;
  /** Hides the close button: the footer answers. */
  closable?: boolean;
  role?: 'dialog' | 'alertdialog';
  afterClose?: () => void;
  children: ReactNode;
}

/** A dialog with title, content and footer; keeps the focus inside and gives it back. */
export const Dialog = (props: DialogProps) => {
  const {
    open,
    title,
    subtitle,
    headerExtra,
    footer,
    children,
    onClose,
    busy = false,
    flush = false,
  } = props;
  const { width = 'sm', closeText = 'Close', closeOnMask = true, closable = true, role, afterClose } = props;
  return (
    <Modal
      open={open}
      onCancel={busy ? undefined : onClose}
      afterClose={afterClose}
      width={WIDTHS[width]}
      centered
      destroyOnHidden
      keyboard={!busy}
      mask={{ closable: closeOnMask && !busy }}
      closable={closable && { 'aria-label': closeText, disabled: busy }}
      footer={footer ? <div className={styles.footer}>{footer}</div> : null}
      modalRender={(node) => (role ? <div role={role}>{node}</div> : node)}
      classNames={{
        container: `${styles.container} ${flush ? styles.flush : ''}`,
        wrapper: styles.wrapper,
        header: styles.header,
        body: styles.body,
      }}
      title={
        <span className={styles.head}>
          <span className={styles.titles}>
            <span className={styles.title}>{title}</span>
            {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
          </span>
          {headerExtra && <span className={styles.extra}>{headerExtra}</span>}
        </span>
      }
    >
      {children}
    </Modal>
  );
};
