import type { IconShape } from '@taskloom/ui';

export type GroupName = 'recent' | 'goTo' | 'actions' | 'projects' | 'tasks' | 'search' | 'create';

/** One item of the palette: a link or an action. */
export interface PaletteItem {
  id: string;
  group: GroupName;
  label: string;
  /** Further words on the right: the project of a task. */
  detail?: string;
  icon: IconShape;
  keys?: readonly string[];
  run: { to: string } | (() => void);
}

export interface PaletteGroup {
  name: GroupName;
  items: PaletteItem[];
}
