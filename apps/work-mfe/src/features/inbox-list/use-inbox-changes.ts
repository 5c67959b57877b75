import { useCallback } from 'react';
import type { InboxChange, Notification } from '@taskloom/contracts';
import { errorMessage, isKept, useChangeNotificationsMutation } from '@taskloom/contracts/rtk';
import { offerUndo, toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

const idsOf = (notifications: readonly Notification[]): string[] => notifications.map(({ _id }) => _id);

/** Changes notifications. Done and snoozed ones disappear from the list, so these changes can be undone. */
export function useInboxChanges() {
  const t = useTexts();
  const [send] = useChangeNotificationsMutation();

  const change = useCallback(
    async (notifications: readonly Notification[], what: InboxChange): Promise<boolean> => {
      const { error } = await send({ notificationIds: idsOf(notifications), ...what });
      // Without a connection the change is in the offline queue, which has its own message.
      if (!error || isKept(error)) return true;
      toast.error(t('changeFailed'), errorMessage(error, t('changeFailed')));
      return false;
    },
    [send, t],
  );

  /** Puts each notification back as it was. */
  const restore = useCallback(
    async (before: readonly Notification[]) => {
      for (const read of [true, false]) {
        const same = before.filter((each) => each.read === read);
        if (same.length > 0) await change(same, { done: false, snoozedUntil: null, read });
      }
    },
    [change],
  );

  const leave = useCallback(
    async (notifications: readonly Notification[], what: InboxChange, kind: 'doneToast' | 'snoozedToast') => {
      if (!(await change(notifications, what))) return;
      offerUndo({
        kind,
        title: (count) => t(kind, { count }),
        label: t('undo'),
        control: t('control'),
        undo: () => restore(notifications),
      });
    },
    [change, restore, t],
  );

  return {
    change,
    done: (list: readonly Notification[]) => leave(list, { done: true }, 'doneToast'),
    snooze: (list: readonly Notification[], until: Date) =>
      leave(list, { snoozedUntil: until.toISOString() }, 'snoozedToast'),
    reopen: (list: readonly Notification[]) => change(list, { done: false, snoozedUntil: null }),
  };
}

export type InboxChanges = ReturnType<typeof useInboxChanges>;
