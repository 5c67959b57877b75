import type { TaskCard } from '@taskloom/contracts';
import { toast } from '@taskloom/client/toasts';
import DuplicateTaskDialog from '../../tasks/copies/duplicate-task.dialog';
import { useCopyTexts } from '../../tasks/copies/texts';
import DeleteTaskDialog from '../../tasks/delete-task.dialog';
import DeleteTasksDialog from '../../tasks/delete-tasks.dialog';
import { useTexts } from '../../texts/all';
import { useBoardActions } from './board-actions';

interface CardDialogsProps {
  projectId: string;
  deleting: readonly TaskCard[];
  copying: TaskCard | undefined;
  asked: () => void;
  /** Focuses a card. */
  onBack: (id: string) => void;
}

/** What is asked about cards before it is done. Mounted while something is asked. */
export default function CardDialogs({ projectId, deleting, copying, asked, onBack }: CardDialogsProps) {
  const t = useTexts();
  const copyTexts = useCopyTexts();
  const { hides } = useBoardActions();
  const [one, ...several] = deleting;
  return (
    <>
      {one && several.length === 0 && <DeleteTaskDialog projectId={projectId} task={one} onClose={asked} />}
      {several.length > 0 && <DeleteTasksDialog projectId={projectId} tasks={deleting} onClose={asked} />}
      {copying && (
        <DuplicateTaskDialog
          projectId={projectId}
          task={copying}
          onClose={(copy) => {
            asked();
            if (!copy) return;
            if (hides(copy)) toast.success(copyTexts('done'), t('hiddenByFilter'));
            else onBack(copy._id);
          }}
        />
      )}
    </>
  );
}
