import type { TaskPath } from '@taskloom/contracts/rtk';
import { ActionMenu, IconButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import DeleteTaskDialog from '../../tasks/delete-task.dialog';
import { useCopyLink } from '../../tasks/use-copy-link';
import { useTexts } from '../../texts/all';

interface TaskToolsProps {
  path: TaskPath;
  title: string;
  onDeleted: () => void;
}

/** Copy link and the menu in the header of the dialog. */
export function TaskTools({ path, title, onDeleted }: TaskToolsProps) {
  const t = useTexts();
  const [deleting, setDeleting] = useState(false);

  const copy = useCopyLink(path);

  return (
    <>
      <IconButton label={t('copyLink')} icon={icons.action.copyLink} onClick={() => void copy()} />
      <ActionMenu
        label={t('moreActions')}
        size={32}
        items={[
          {
            key: 'delete',
            label: t('deleteTask'),
            icon: icons.action.delete,
            danger: true,
            onSelect: () => setDeleting(true),
          },
        ]}
      />
      {deleting && (
        <DeleteTaskDialog
          projectId={path.projectId}
          task={{ _id: path.taskId, title }}
          onConfirmed={onDeleted}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
