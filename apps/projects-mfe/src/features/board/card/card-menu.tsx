import { TASK_STATUSES, type TaskCard } from '@taskloom/contracts';
import { useNavigate } from '@taskloom/client/router';
import { valueWord } from '@taskloom/ui';
import { ActionMenu } from '@taskloom/ui/core';
import { icons, statusIcon } from '@taskloom/ui/icons';
import { editTaskPath } from '../../../tasks/task-path';
import { useTexts } from '../../../texts';
import { useBoardActions } from '../board-actions';

/** 'Edit task', the other columns, 'Delete task'. */
export function CardMenu({ card }: { card: TaskCard }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { projectId, move, remove } = useBoardActions();
  const others = TASK_STATUSES.filter((status) => status !== card.status);
  return (
    <ActionMenu
      label={t('taskMenu', { title: card.title })}
      items={[
        {
          key: 'edit',
          label: t('editTask'),
          icon: icons.action.edit,
          onSelect: () => void navigate(editTaskPath(projectId, card._id)),
        },
        'divider',
        ...others.map((status) => ({
          key: status,
          label: t('moveToColumn', { column: valueWord(status) }),
          icon: statusIcon(status),
          onSelect: () => move(card, status),
        })),
        'divider',
        {
          key: 'delete',
          label: t('deleteTask'),
          icon: icons.action.delete,
          danger: true,
          onSelect: () => remove(card),
        },
      ]}
    />
  );
}
