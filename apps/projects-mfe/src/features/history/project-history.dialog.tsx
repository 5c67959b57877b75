import type { Project } from '@taskloom/contracts';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts/all';
import { HistoryList } from './history-list';

/** 'What happened' in a project: its tasks, comments, files, members and fields. Mounted while it is open. */
export default function ProjectHistoryDialog({
  project,
  onClose,
}: {
  project: Project;
  onClose: () => void;
}) {
  const t = useTexts();
  return (
    <Dialog
      open
      title={t('whatHappened')}
      subtitle={project.title}
      width="md"
      closeText={t('close')}
      onClose={onClose}
    >
      <HistoryList projectId={project._id} />
    </Dialog>
  );
}
