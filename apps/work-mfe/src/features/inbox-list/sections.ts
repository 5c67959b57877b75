import type { ReactNode } from 'react';
import type { NotificationGroup } from '../../groups/group-notifications';

/** The attribute of a list item that names its group. */
export const GROUP = 'data-group';

export interface Section {
  name: 'new' | 'earlier';
  groups: readonly NotificationGroup[];
}

export interface SectionsProps {
  /** Not empty. */
  sections: readonly Section[];
  /** The heading of a section. */
  heading: (name: Section['name']) => ReactNode;
  /** The content of a list item. */
  render: (group: NotificationGroup) => ReactNode;
}
