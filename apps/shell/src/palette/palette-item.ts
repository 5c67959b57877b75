import type { PublicPerson, TaskHit } from '@taskloom/contracts';
import type { IconShape } from '@taskloom/ui';
import type { QuickTask } from '@taskloom/ui/quick-add';

export type GroupName =
  | 'task'
  | 'recent'
  | 'commands'
  | 'goTo'
  | 'actions'
  | 'people'
  | 'projects'
  | 'tasks'
  | 'comments'
  | 'search'
  | 'create';

/** One item of the palette: a link or an action. */
export interface PaletteItem {
  id: string;
  group: GroupName;
  label: string;
  /** Further words on the right: the project of a task. */
  detail?: string;
  /** Words that find it beside the label. */
  words?: string;
  /** Offered only for a query that matches. */
  onlyTyped?: boolean;
  /** Never selected by itself, because the person has to choose. */
  toChoose?: boolean;
  icon: IconShape;
  /** In place of the icon. */
  person?: PublicPerson;
  keys?: readonly string[];
  /** Tab opens the actions of this task. */
  task?: TaskHit;
  /** The recognised parts in the text of a new task. */
  tokens?: QuickTask['tokens'];
  /** `after`: an action of the page, which needs the focus that the palette returns. */
  run: { to: string } | { after: () => void } | (() => void);
}

export interface PaletteGroup {
  name: GroupName;
  items: PaletteItem[];
}
