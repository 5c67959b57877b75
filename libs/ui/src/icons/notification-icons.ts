import type { NotificationType } from '@taskloom/contracts';
import type { IconShape } from './icon-shape';
import AtSign from 'lucide-react/icons/at-sign';
import Bell from 'lucide-react/icons/bell';
import FolderPen from 'lucide-react/icons/folder-pen';
import Lock from 'lucide-react/icons/lock';
import MailPlus from 'lucide-react/icons/mail-plus';
import MessageSquare from 'lucide-react/icons/message-square';
import Puzzle from 'lucide-react/icons/puzzle';
import Shield from 'lucide-react/icons/shield';
import SquareMinus from 'lucide-react/icons/square-minus';
import SquarePen from 'lucide-react/icons/square-pen';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import UserStar from 'lucide-react/icons/user-star';

export const NOTIFICATION_ICONS: Record<NotificationType, IconShape> = {
  task_assigned: UserRoundCheck,
  task_updated: SquarePen,
  comment_added: MessageSquare,
  member_joined: UserRoundPlus,
  role_changed: Shield,
  project_update: FolderPen,
  team_invite: MailPlus,
  task_removed: SquareMinus,
  mentioned: AtSign,
  security: Lock,
  remote: Puzzle,
};

const ICONS: Readonly<Record<string, IconShape>> = NOTIFICATION_ICONS;

/**
 * One icon for each type, another for an assignment as primary, a bell for unknown types (specification 2.2).
 */
export const notificationIcon = (type: string, role?: string): IconShape => {
  if (type === 'task_assigned' && role === 'primary') return UserStar;
  return (Object.hasOwn(ICONS, type) ? ICONS[type] : undefined) ?? Bell;
};
