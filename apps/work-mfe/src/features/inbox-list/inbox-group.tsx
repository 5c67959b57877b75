import { useState, type KeyboardEvent } from 'react';
import { SCREENS, type InboxTab, type Notification } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { Card, Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { taskTitleOf } from '../../groups/deed';
import type { NotificationGroup } from '../../groups/group-notifications';
import { useTexts } from '../../texts';
import { GroupActions } from './group-actions';
import styles from './inbox-group.module.css';
import { InboxLine } from './inbox-line';
import type { InboxChanges } from './use-inbox-changes';
import { useSwipe, type Way } from './use-swipe';

/** Lines of a group before 'Show more'. */
export const LINES = 3;

const pathOf = ({ link }: Notification): string => (/^\/(?![/\\])/.test(link) ? link : SCREENS.dashboard);

interface InboxGroupProps {
  group: NotificationGroup;
  tab: InboxTab;
  changes: InboxChanges;
  /** It had the focus last. */
  current: boolean;
  /** All its lines are shown. */
  all: boolean;
  onAll: () => void;
  /** Moves the focus to a neighbour before the group leaves the list. */
  onLeave: () => void;
}

/** The notifications of one task: opened by its title, and done or snoozed together. */
export function InboxGroup({ group, tab, changes, current, all, onAll, onLeave }: InboxGroupProps) {
  const t = useTexts();
  const { newest, notifications, unread } = group;
  const [snoozing, setSnoozing] = useState(false);
  const isOpen = tab === 'open' || tab === 'unread';
  const taskTitle = taskTitleOf(newest);
  const title = taskTitle ?? newest.project?.title ?? t(newest.type === 'security' ? 'account' : 'team');
  const isMixed = unread > 0 && unread < notifications.length;

  /** Done, or back to the inbox. */
  const leave = () => {
    onLeave();
    void (isOpen ? changes.done(notifications) : changes.reopen(notifications));
  };
  const snooze = (until: Date) => {
    onLeave();
    void changes.snooze(notifications, until);
  };
  const setRead = (read: boolean) => {
    const others = notifications.filter((each) => each.read !== read);
    if (read && tab === 'unread') onLeave();
    if (others.length > 0) void changes.change(others, { read });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (event.target instanceof HTMLElement && event.target.closest('input')) return;
    const actions: Readonly<Record<string, () => void>> = {
      e: leave,
      h: () => setSnoozing(true),
      u: () => setRead(unread > 0),
    };
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const { way, handlers } = useSwipe({ right: leave, ...(isOpen && { left: () => setSnoozing(true) }) });

  return (
    <div className={styles.swipe} data-way={way ?? undefined} {...handlers}>
      {way && <Uncovered isOpen={isOpen} way={way} />}
      <Card padding="none" className={styles.group} data-current={current || undefined} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <Mark title={title} unread={unread > 0} onRead={isOpen ? setRead : undefined} />
          <span className={styles.words}>
            <Link
              to={pathOf(newest)}
              className={styles.title}
              data-unread={unread > 0 || undefined}
              data-group-link=""
              onClick={() => setRead(true)}
            >
              {title}
            </Link>
            {unread > 1 && <span className={styles.new}>{t('newCount', { count: unread })}</span>}
            {taskTitle !== undefined && newest.project && (
              <span className={styles.project}>
                <Icon icon={icons.nav.project} size={14} />
                <span className={styles.word}>{newest.project.title}</span>
              </span>
            )}
          </span>
          <GroupActions
            title={title}
            isOpen={isOpen}
            snoozing={snoozing}
            onSnoozing={setSnoozing}
            onSnooze={snooze}
            onLeave={leave}
          />
        </div>
        <ul className={styles.lines}>
          {notifications.slice(0, all ? undefined : LINES).map((notification) => (
            <InboxLine
              key={notification._id}
              notification={notification}
              marked={isMixed && !notification.read}
            />
          ))}
        </ul>
        {!all && notifications.length > LINES && (
          <button type="button" className={styles.more} onClick={onAll}>
            {t('moreLines', { count: notifications.length - LINES })}
          </button>
        )}
      </Card>
    </div>
  );
}

interface MarkProps {
  title: string;
  unread: boolean;
  /** Undefined where there is only its place. */
  onRead: ((read: boolean) => void) | undefined;
}

/** The dot of a group, its switch between read and unread. */
function Mark({ title, unread, onRead }: MarkProps) {
  const t = useTexts();
  if (!onRead) return <span />;
  return (
    <button
      type="button"
      className={styles.mark}
      data-unread={unread || undefined}
      aria-label={t(unread ? 'markReadOf' : 'markUnreadOf', { title })}
      aria-keyshortcuts="u"
      title={t(unread ? 'markRead' : 'markUnread')}
      onClick={() => onRead(unread)}
    />
  );
}

/** What letting go of the swiped card does. The buttons of the card do the same. */
function Uncovered({ isOpen, way }: { isOpen: boolean; way: Way }) {
  const t = useTexts();
  const icon = way === 'left' ? icons.meta.clock : isOpen ? icons.action.check : icons.action.rollBack;
  return (
    <span className={styles.uncovered} data-way={way} aria-hidden="true">
      <Icon icon={icon} size={18} />
      {t(way === 'left' ? 'snooze' : isOpen ? 'done' : 'reopen')}
    </span>
  );
}
