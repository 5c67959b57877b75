import { useGetTrashQuery, type TaskPath } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { EmptyState, fieldLabel, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import { useRestore } from '../../restoring/use-restore';
import { useTexts } from '../../texts/all';
import styles from './gone-task.module.css';
import { unsavedTexts, type UnsavedText } from './unsaved-texts';

function Unsaved({ field, text }: UnsavedText) {
  const t = useTexts();
  const label = field === 'comment' ? t('comment') : fieldLabel(field);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('textCopied'));
    } catch {
      // The page is not a secure context, or the permission is denied: the text can be selected.
      toast.error(t('textNotCopied'));
    }
  };
  return (
    <li>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <PlainButton size="small" aria-label={t('copyTextOf', { field: label })} onClick={() => void copy()}>
          {t('copyText')}
        </PlainButton>
      </div>
      <p className={styles.text}>{text}</p>
    </li>
  );
}

/** In place of a task that does not exist any more: who deleted it, Restore, and what was typed and not saved. */
export function GoneTask({ path: { projectId, taskId } }: { path: TaskPath }) {
  const t = useTexts();
  const { data: trash } = useGetTrashQuery({ projectId });
  const restore = useRestore();
  const [unsaved] = useState(() => unsavedTexts(taskId));
  const [busy, setBusy] = useState(false);
  const entry = trash?.find(({ _id, kind }) => _id === taskId && kind === 'task');
  const press = async () => {
    setBusy(true);
    await restore({ projectId, id: taskId }, entry?.title);
    setBusy(false);
  };
  return (
    <>
      <EmptyState
        icon={icons.state.notFound}
        title={t('taskGone')}
        text={entry ? t('taskGoneBy', { name: entry.deletedBy.name, title: entry.title }) : t('taskGoneText')}
        action={
          entry?.mayRestore && (
            <PlainButton
              variant="primary"
              busy={busy}
              icon={icons.action.rollBack}
              onClick={() => void press()}
            >
              {t('restore')}
            </PlainButton>
          )
        }
        framed={false}
      />
      {unsaved.length > 0 && (
        <section className={styles.texts} aria-label={t('unsavedTexts')}>
          <p className={styles.intro}>{t('unsavedTextsKept')}</p>
          <ul className={styles.list}>
            {unsaved.map((each) => (
              <Unsaved key={each.field} {...each} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
