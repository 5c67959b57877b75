import Modal from 'antd/es/modal';
import { useRef, type ReactNode, type RefObject } from 'react';
import { WORDS } from '../words';
import styles from './dialog.module.css';
import { StartFocus, type Focusable } from './start-focus';
import { useReturnFocus } from './use-return-focus';

/** Pixels on large screens (tokens: dialogWidthSM, MD, taskDialogWidth). Below 576 all but the smallest fill the screen. */
const WIDTHS = { sm: 440, md: 560, lg: 720, task: 1040 } as const;

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** After the close button, Escape or a click beside it. */
  onClose: () => void;
  subtitle?: ReactNode;
  /** Buttons at the bottom, right-aligned; what shall stand left takes `margin-inline-end: auto`. */
  footer?: ReactNode;
  width?: keyof typeof WIDTHS;
  closeText?: string;
  /** While an answer is awaited nothing closes it. */
  busy?: boolean;
  /** Icon buttons between title and close button. */
  headerExtra?: ReactNode;
  /** Header and footer get hairlines, the content draws its own padding and scrolls by itself. */
  flush?: boolean;
  /** Off where a click beside it would lose something. */
  closeOnMask?: boolean;
  /** Hides the close button: the footer answers. */
  closable?: boolean;
  afterClose?: () => void;
  /** Where the focus starts, else on the title. */
  initialFocus?: RefObject<Focusable | null>;
  children: ReactNode;
}

/** A dialog named by its title. It keeps the focus inside and gives it back to where it was. */
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
  const { width = 'sm', closeText = WORDS.close, closeOnMask = true, closable = true } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useReturnFocus(open);
  const looks = [styles.container, flush ? styles.flush : '', closable ? styles.closable : ''];
  return (
    <Modal
      open={open}
      title={
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
      }
      onCancel={onClose}
      afterClose={props.afterClose}
      width={WIDTHS[width]}
      className={width === 'sm' ? undefined : styles.fill}
      centered
      destroyOnHidden
      keyboard={!busy}
      mask={{ closable: closeOnMask && !busy }}
      closable={closable && { 'aria-label': closeText, disabled: busy }}
      footer={footer ?? null}
      classNames={{
        container: looks.join(' '),
        header: styles.header,
        body: styles.body,
        footer: styles.footer,
        close: styles.close,
      }}
    >
      {headerExtra && <div className={styles.extra}>{headerExtra}</div>}
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <div className={styles.scroll}>{children}</div>
      <StartFocus on={props.initialFocus} title={heading} />
    </Modal>
  );
};
