import { SCREENS, type Notification } from '@taskloom/contracts';

/** The target of a notification. The API returns paths of this site; anything else is replaced by the home page. */
export const pathOf = ({ link }: Pick<Notification, 'link'>): string =>
  /^\/(?![/\\])/.test(link) ? link : SCREENS.dashboard;
