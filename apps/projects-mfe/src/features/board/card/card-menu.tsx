import { TASK_STATUSES, type TaskCard } from '@taskloom/contracts';
import { useNavigate } from '@taskloom/client/router';
import { ActionMenu, fieldLabel, valueWord } from '@taskloom/ui';
import { icons, statusIcon } from '@taskloom/ui/icons';
import { editTaskPath } from '../../../tasks/task-path';
import { useTexts } from '../../../texts';
import { useBoardActions } from '../board-actions';
import { CARD_FIELDS } from '../keys/board-marks';
import { FIELD_ICONS } from '../keys/card-keys';

/** 'Edit task', the popovers that keys open too, the other columns, 'Delete task'. */
export function CardMenu({ card, isCurrent }: { card: TaskCard; isCurrent: boolean }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { projectId, move, remove, duplicate, archive, change, rename, select } = useBoardActions();
  const others = TASK_STATUSES.filter((status) => status !== card.status);
  return (
    <ActionMenu
      label={t('taskMenu', { title: card.title })}
      tabIndex={isCurrent ? undefined : -1}
      items={[
        {
          key: 'edit',
          label: t('editTask'),
          icon: icons.action.edit,
          onSelect: () => void navigate(editTaskPath(projectId, card._id)),
        },
        {
          key: 'rename',
          label: t('rename'),
          icon: icons.action.rename,
          onSelect: () => rename(card._id),
        },
        {
          key: 'duplicate',
          label: t('duplicate'),
          icon: icons.action.duplicate,
          onSelect: () => duplicate(card),
        },
        {
          key: 'select',
          label: t('select'),
          icon: icons.action.select,
          onSelect: () => select(card._id),
        },
        'divider',
        ...CARD_FIELDS.map((field) => ({
          key: `change-${field}`,
          label: field === 'move' ? t('moveTask') : fieldLabel(field),
          icon: FIELD_ICONS[field],
          onSelect: () => change(card._id, field),
        })),
        'divider',
        ...others.map((status) => ({
          key: status,
          label: t('moveToColumn', { column: valueWord(status) }),
          icon: statusIcon(status),
          onSelect: () => move(card, status),
        })),
        'divider',
        ...(card.status === 'done'
          ? [
              {
                key: 'archive',
                label: t('archiveTask'),
                icon: icons.action.archive,
                onSelect: () => archive([card]),
              },
            ]
          : []),
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
