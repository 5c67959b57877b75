import { PlainButton, isComposing } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../texts/all';
import styles from './task-frame.module.css';

interface TaskFrameProps {
  title: string;
  projectTitle: string;
  saveText: string;
  busy: boolean;
  unsaved: boolean;
  headerExtra?: ReactNode;
  initialFocus?: ComponentProps<typeof Dialog>['initialFocus'];
  onSave: () => void;
  onClose: () => void;
  /** Title and description. */
  main: ReactNode;
  /** The properties: status, people, files. */
  aside: ReactNode;
  /** Below the description; on phones below the properties. */
  talk?: ReactNode;
  /** Confirmation dialogs on top of this one. */
  children?: ReactNode;
}

/**
 * The wide dialog of a task: header and footer are fixed, both columns scroll; on phones there is one column
 * (docs/design.md).
 */
export function TaskFrame(props: TaskFrameProps) {
  const { title, projectTitle, saveText, busy, unsaved, headerExtra, onSave, onClose } = props;
  const t = useTexts();
  const form = useId();
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog
      open
      title={title}
      subtitle={t('inProject', { title: projectTitle })}
      width="task"
      flush
      closeText={t('close')}
      busy={busy}
      headerExtra={headerExtra}
      initialFocus={props.initialFocus}
      onClose={onClose}
      footer={
        <>
          <span className={styles.unsaved} role="status">
            {unsaved && (
              <>
                <span className={styles.dot} />
                {t('unsaved')}
              </>
            )}
          </span>
          <PlainButton onClick={onClose} disabled={busy}>
            {t('cancel')}
          </PlainButton>
          <PlainButton variant="primary" type="submit" form={form} disabled={busy}>
            {busy ? t('saving') : saveText}
          </PlainButton>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={`${styles.body} ${props.talk ? '' : styles.brief}`}
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSave();
        }}
      >
        <div className={styles.left}>
          <div className={styles.main}>{props.main}</div>
          {props.talk && <div className={styles.talk}>{props.talk}</div>}
        </div>
        <div className={styles.aside}>{props.aside}</div>
      </form>
      {props.children}
    </Dialog>
  );
}
