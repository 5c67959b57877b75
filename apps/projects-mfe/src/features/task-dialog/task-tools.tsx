import { SCREENS } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { ActionMenu, IconButton } from '@taskloom/ui/core';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import DeleteTaskDialog from '../../tasks/delete-task.dialog';
import { useTexts } from '../../texts';

interface TaskToolsProps {
  path: TaskPath;
  title: string;
  onDeleted: () => void;
}

/** Copy link and the menu in the header of the dialog. */
export function TaskTools({ path: { projectId, taskId }, title, onDeleted }: TaskToolsProps) {
  const t = useTexts();
  const [deleting, setDeleting] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${SCREENS.task(projectId, taskId)}`);
      toast.success(t('linkCopied'));
    } catch {
      // The page is not a secure context, or the permission is denied.
      toast.error(t('linkNotCopied'));
    }
  };

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
          projectId={projectId}
          task={{ _id: taskId, title }}
          onConfirmed={onDeleted}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
