import { shapes, type IconShape } from './icon-shape';
import Blocks from 'lucide-react/icons/blocks';
import Calendar from 'lucide-react/icons/calendar';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Inbox from 'lucide-react/icons/inbox';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import Puzzle from 'lucide-react/icons/puzzle';
import ScrollText from 'lucide-react/icons/scroll-text';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import SquareKanban from 'lucide-react/icons/square-kanban';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';

/** The names that a `remote.json` may use for its navigation entry. */
export const NAV_ICONS = shapes({
  dashboard: LayoutGrid,
  work: CircleCheck,
  inbox: Inbox,
  calendar: Calendar,
  team: UsersRound,
  search: Search,
  project: SquareKanban,
  profile: UserRound,
  settings: Settings,
  signOut: LogOut,
  menu: Menu,
  operations: Blocks,
  admin: Shield,
  audit: ScrollText,
  trash: Trash2,
  help: CircleQuestionMark,
});

const ICONS: Readonly<Record<string, IconShape>> = NAV_ICONS;

/**
 * The icon of a navigation entry; a neutral one for a name that is unknown to this version.
 * @example
 * <Icon icon={navIcon('calendar')} />
 */
export const navIcon = (name: string): IconShape =>
  (Object.hasOwn(ICONS, name) ? ICONS[name] : undefined) ?? Puzzle;
