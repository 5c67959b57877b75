import Bell from 'lucide-react/icons/bell';
import Calendar from 'lucide-react/icons/calendar';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Clock from 'lucide-react/icons/clock';
import CloudOff from 'lucide-react/icons/cloud-off';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Mail from 'lucide-react/icons/mail';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import MessageSquare from 'lucide-react/icons/message-square';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Paperclip from 'lucide-react/icons/paperclip';
import SearchX from 'lucide-react/icons/search-x';
import Shield from 'lucide-react/icons/shield';
import SquareKanban from 'lucide-react/icons/square-kanban';
import SquareCheck from 'lucide-react/icons/square-check';
import Sun from 'lucide-react/icons/sun';
import Unplug from 'lucide-react/icons/unplug';
import UserRound from 'lucide-react/icons/user-round';
import UserStar from 'lucide-react/icons/user-star';
import UsersRound from 'lucide-react/icons/users-round';
import WifiOff from 'lucide-react/icons/wifi-off';
import { ACTION_ICONS } from './action-icons';
import { shapes } from './icon-shape';
import { NAV_ICONS } from './nav-icons';
import { NOTIFICATION_ICONS } from './notification-icons';
import { PRIORITY_ICONS, STATUS_ICONS } from './status-icons';

export type { IconShape } from './icon-shape';
export { fileIcon } from './file-icons';
export { navIcon } from './nav-icons';
export { notificationIcon } from './notification-icons';
export { priorityIcon, statusIcon } from './status-icons';

/**
 * All icons of the product by role; rendered with `Icon` of `@taskloom/ui`.
 * @example
 * <Icon icon={icons.meta.deadline} label="Deadline" />
 */
export const icons = {
  nav: NAV_ICONS,
  status: STATUS_ICONS,
  priority: PRIORITY_ICONS,
  action: ACTION_ICONS,
  notification: { ...NOTIFICATION_ICONS, ...shapes({ primary: UserStar, default: Bell }) },
  meta: shapes({
    deadline: Calendar,
    overdue: CalendarX,
    comments: MessageSquare,
    attachments: Paperclip,
    members: UsersRound,
    checklist: SquareCheck,
    blocked: CircleMinus,
    clock: Clock,
    admin: Shield,
    person: UserRound,
    invitation: Mail,
  }),
  state: shapes({
    emptyProjects: FolderPlus,
    emptyBoard: SquareKanban,
    noResults: SearchX,
    error: CircleAlert,
    unavailable: Unplug,
    notFound: MapPinOff,
    noTeam: UsersRound,
    noNotifications: Bell,
    noDeadlines: Calendar,
    offline: WifiOff,
    reconnecting: CloudOff,
  }),
  theme: shapes({ light: Sun, dark: Moon, system: Monitor }),
};
