import AntdModal from 'antd/es/modal';
import { useRef, type ReactNode, type RefObject } from 'react';
import { themed } from '../kits/themed';
import { defaultWord } from '../words';
import styles from './dialog.module.css';
import { StartFocus, type Focusable } from './start-focus';
import { useReturnFocus } from './use-return-focus';

const Modal = themed(AntdModal);

/**
 * Width in pixels on large screens (tokens: dialogWidthSM, MD, taskDialogWidth). Below 576 px all but the
 * smallest fill the screen.
 */
const WIDTHS = { sm: 440, md: 560, lg: 720, task: 1040 } as const;

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Called on the close button, Escape or a click outside. */
  onClose: () => void;
  subtitle?: ReactNode;
  /** Buttons at the bottom, right-aligned; an element with `margin-inline-end: auto` moves to the left. */
  footer?: ReactNode;
  width?: keyof typeof WIDTHS;
  closeText?: string;
  /** Keeps the dialog open while a response is pending. */
  busy?: boolean;
  /** Icon buttons between the title and the close button. */
  headerExtra?: ReactNode;
  /** Draws lines below the header and above the footer; the content has its own padding and scrolling. */
  flush?: boolean;
  /** Set to false where a click outside would lose input. */
  closeOnMask?: boolean;
  /** Set to false to hide the close button: the person has to choose a button of the footer. */
  closable?: boolean;
  afterClose?: () => void;
  /** The element that gets the focus first; the title by default. */
  initialFocus?: RefObject<Focusable | null>;
  children: ReactNode;
}

/**
 * A dialog named by its title. Traps the focus and returns it on closing.
 * @example
 * <Dialog open title="Report" onClose={save}>{children}</Dialog>
 */
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
  const { width = 'sm', closeText = defaultWord('close'), closeOnMask = true, closable = true } = props;
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
