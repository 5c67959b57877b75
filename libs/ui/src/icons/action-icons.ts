import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import GripVertical from 'lucide-react/icons/grip-vertical';
import History from 'lucide-react/icons/history';
import ImagePicture from 'lucide-react/icons/image';
import Link from 'lucide-react/icons/link';
import ListFilter from 'lucide-react/icons/list-filter';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import PenLine from 'lucide-react/icons/pen-line';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Reply from 'lucide-react/icons/reply';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import SmilePlus from 'lucide-react/icons/smile-plus';
import SquareCheck from 'lucide-react/icons/square-check';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import Upload from 'lucide-react/icons/upload';
import UserRoundMinus from 'lucide-react/icons/user-round-minus';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import X from 'lucide-react/icons/x';
import { shapes } from './icon-shape';

/** The icons of buttons and menu entries. */
export const ACTION_ICONS = shapes({
  add: Plus,
  edit: Pencil,
  rename: PenLine,
  duplicate: Copy,
  select: SquareCheck,
  delete: Trash2,
  archive: Archive,
  unarchive: ArchiveRestore,
  more: Ellipsis,
  close: X,
  search: Search,
  filter: ListFilter,
  sort: ArrowDownUp,
  filters: SlidersHorizontal,
  retry: RotateCw,
  download: Download,
  upload: Upload,
  copyLink: Link,
  cover: ImagePicture,
  send: Send,
  reply: Reply,
  react: SmilePlus,
  open: ArrowRight,
  move: ArrowRightLeft,
  drag: GripVertical,
  next: ChevronRight,
  previous: ChevronLeft,
  up: ChevronUp,
  down: ChevronDown,
  check: Check,
  expand: Maximize2,
  shrink: Minimize2,
  addMember: UserRoundPlus,
  removeMember: UserRoundMinus,
  show: Eye,
  hide: EyeOff,
  labels: Tag,
  history: History,
  lock: Lock,
  unlock: LockOpen,
  revoke: Ban,
  rollBack: Undo2,
});
