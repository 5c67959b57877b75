import type { TaskArchive } from '@taskloom/contracts';
import { formatInstant } from '@taskloom/ui';
import { useTexts } from '../../texts/all';

/** Who archived a task, and when. */
export function useArchivedWords(): (archive: TaskArchive) => string {
  const t = useTexts();
  return ({ at, by }) => {
    const date = formatInstant(at);
    return by ? t('archivedBy', { name: by.name, date }) : t('archivedAutomatically', { date });
  };
}
