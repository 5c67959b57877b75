import { SCREENS, type Notification } from '@taskloom/contracts';

/** Where a notification leads. The API promises a path of this site; anything else leads home. */
export const pathOf = ({ link }: Pick<Notification, 'link'>): string =>
  /^\/(?![/\\])/.test(link) ? link : SCREENS.dashboard;
