import { localDay, SCREENS } from '@taskloom/contracts';
import { inboxApi } from '@taskloom/contracts/rtk';
import type { ExtensionFunction } from '@taskloom/client';
import { notificationWords } from '@taskloom/ui';

/** For the calendar: the snoozed notifications, on the days on which they return to the inbox. */
const snoozed: ExtensionFunction<'calendar-source'> = async (_request, { dispatch }) => {
  const arg = { tab: 'snoozed' as const, types: [], projectId: null };
  const request = inboxApi.endpoints.getInbox.initiate(arg, { subscribe: false, forceRefetch: true });
  const { pages } = await dispatch(request).unwrap();
  return pages
    .flatMap(({ notifications }) => notifications)
    .flatMap((notification) => {
      const { _id: id, snoozedUntil } = notification;
      if (!snoozedUntil) return [];
      const { title, message } = notificationWords(notification);
      const day = localDay(new Date(snoozedUntil));
      return [{ id, day, title: `${title}: ${message}`, to: `${SCREENS.inbox}?tab=snoozed` }];
    });
};
export default snoozed;
