import type { IconShape } from '@taskloom/ui';

export type GroupName = 'recent' | 'goTo' | 'actions' | 'projects' | 'search';

/** One line of the palette: it leads to a path or does something. */
export interface PaletteItem {
  id: string;
  group: GroupName;
  label: string;
  icon: IconShape;
  keys?: readonly string[];
  run: { to: string } | (() => void);
}

export interface PaletteGroup {
  name: GroupName;
  items: PaletteItem[];
}
