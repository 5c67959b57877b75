import type { HistoryEvent } from '@taskloom/contracts';
import type { IconShape } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';

export const eventIcon = ({ type, changes }: HistoryEvent): IconShape => {
  if (type.endsWith('_deleted')) return icons.action.delete;
  if (type.endsWith('_restored')) return icons.action.rollBack;
  if (type.endsWith('_created')) return icons.action.add;
  if (type === 'file_added') return icons.action.upload;
  if (type === 'comment_added') return icons.action.send;
  if (changes[0]?.field === 'status') return icons.action.move;
  return type.startsWith('member_') ? icons.action.addMember : icons.action.edit;
};
