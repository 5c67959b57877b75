import { canEditProject, type Project } from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, useUpdateProjectMutation } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { Choice } from '@taskloom/ui/form';
import { useId } from 'react';
import { useTexts } from '../../texts/all';
import styles from './archive-list.module.css';

const DAYS = [7, 14, 30, 90, 180] as const;
const NEVER = 0;

/** When the project archives done tasks automatically: the owner's choice, a sentence for others. */
export function AutomaticArchive({ project }: { project: Project }) {
  const t = useTexts();
  const me = useUser();
  const id = useId();
  const [update, { isLoading }] = useUpdateProjectMutation();
  const { _id: projectId, archiveDoneAfter = null } = project;
  const words = (days: number | null) =>
    days === null || days === NEVER ? t('archiveNever') : t('archiveAfter', { count: days });
  if (!canEditProject(me, project))
    return <p className={styles.automatic}>{t('archiveDoneTasks', { when: words(archiveDoneAfter) })}</p>;
  const choose = async (days: number) => {
    const changes = { archiveDoneAfter: days === NEVER ? null : days };
    const { error } = await update({ projectId, changes });
    if (isKept(error)) toast.info(t('keptForLater'), t('keptForLaterText'));
    else if (error && !isUndecided(error))
      toast.error(t('updateFailed'), errorMessage(error, t('updateFailedText')));
  };
  const known = DAYS.some((days) => days === archiveDoneAfter) ? [] : [archiveDoneAfter ?? NEVER];
  const options = [...new Set([NEVER, ...DAYS, ...known])].toSorted((a, b) => a - b);
  return (
    <div className={styles.automatic}>
      <label htmlFor={id}>{t('archiveAutomatically')}</label>
      <Choice
        id={id}
        value={archiveDoneAfter ?? NEVER}
        disabled={isLoading}
        options={options.map((value) => ({ value, label: words(value) }))}
        onChange={(days) => void choose(days ?? NEVER)}
      />
    </div>
  );
}
