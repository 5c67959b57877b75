import type { Notification } from '@taskloom/contracts';

/** State and id of the last notification of a page. */
export const INBOX_CURSOR = /^(unread|read)_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const cursorOf = ({ read, _id }: Pick<Notification, 'read' | '_id'>): string =>
  `${read ? 'read' : 'unread'}_${_id}`;

export const readCursor = (cursor: string): { read: boolean; id: string } => {
  const [state, id = ''] = cursor.split('_');
  return { read: state === 'read', id };
};
