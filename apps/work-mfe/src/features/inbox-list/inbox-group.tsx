import { useRef, useState, type KeyboardEvent } from 'react';
import { SCREENS, type InboxTab, type Notification } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import {
  Card,
  Icon,
  notificationWords,
  PlainButton,
  RelativeTime,
  UserAvatar,
  VisuallyHidden,
} from '@taskloom/ui';
import { icons, notificationIcon } from '@taskloom/ui/icons';
import type { NotificationGroup } from '../../groups/group-notifications';
import { SnoozePanel } from '../../popovers/snooze-panel';
import { useTexts } from '../../texts';
import styles from './inbox-group.module.css';
import type { InboxChanges } from './use-inbox-changes';

/** Lines of a group before 'Show more'. */
export const LINES = 3;

const pathOf = ({ link }: Notification): string => (/^\/(?![/\\])/.test(link) ? link : SCREENS.dashboard);

interface InboxGroupProps {
  group: NotificationGroup;
  tab: InboxTab;
  changes: InboxChanges;
  /** All its lines are shown. */
  all: boolean;
  onAll: () => void;
  /** Moves the focus to a neighbour before the group leaves the list. */
  onLeave: () => void;
}

/** The notifications of one task: opened by its title, and done or snoozed together. */
export function InboxGroup({ group, tab, changes, all, onAll, onLeave }: InboxGroupProps) {
  const t = useTexts();
  const { newest, notifications, unread } = group;
  const [snoozing, setSnoozing] = useState(false);
  const isOpen = tab === 'open' || tab === 'unread';
  const title =
    newest.details?.task?.title ??
    newest.project?.title ??
    t(newest.type === 'security' ? 'account' : 'team');
  const isOfTask = newest.details?.task !== undefined;

  const done = () => {
    onLeave();
    void changes.done(notifications);
  };
  const reopen = () => {
    onLeave();
    void changes.reopen(notifications);
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
      e: isOpen ? done : reopen,
      h: () => setSnoozing(true),
      u: () => setRead(unread > 0),
    };
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <Card padding="none" className={styles.group} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <Link
          to={pathOf(newest)}
          className={styles.title}
          data-unread={unread > 0 || undefined}
          data-group-link=""
          onClick={() => setRead(true)}
        >
          {title}
        </Link>
        {unread > 0 && <span className={styles.new}>{t('newCount', { count: unread })}</span>}
        {isOfTask && newest.project && (
          <span className={styles.project}>
            <Icon icon={icons.nav.project} size={14} />
            <span className={styles.word}>{newest.project.title}</span>
          </span>
        )}
        <GroupActions
          title={title}
          isOpen={isOpen}
          unread={unread > 0}
          snoozing={snoozing}
          onSnoozing={setSnoozing}
          onRead={() => setRead(true)}
          onSnooze={snooze}
          onLeave={isOpen ? done : reopen}
        />
      </div>
      <ul className={styles.lines}>
        {notifications.slice(0, all ? undefined : LINES).map((notification) => (
          <InboxLine key={notification._id} notification={notification} />
        ))}
      </ul>
      {!all && notifications.length > LINES && (
        <button type="button" className={styles.more} onClick={onAll}>
          {t('moreLines', { count: notifications.length - LINES })}
        </button>
      )}
    </Card>
  );
}

interface GroupActionsProps {
  title: string;
  /** Neither snoozed nor done. */
  isOpen: boolean;
  unread: boolean;
  snoozing: boolean;
  onSnoozing: (open: boolean) => void;
  onRead: () => void;
  onSnooze: (until: Date) => void;
  /** Done, or back to the inbox. */
  onLeave: () => void;
}

function GroupActions(props: GroupActionsProps) {
  const { title, isOpen, unread, snoozing, onSnoozing, onRead, onSnooze, onLeave } = props;
  const t = useTexts();
  const snoozeButton = useRef<HTMLButtonElement>(null);
  return (
    <span className={styles.actions}>
      {isOpen && unread && (
        <PlainButton size="small" variant="text" aria-label={t('markReadOf', { title })} onClick={onRead}>
          {t('markRead')}
        </PlainButton>
      )}
      {isOpen && (
        <span className={styles.place}>
          <PlainButton
            ref={snoozeButton}
            size="small"
            icon={icons.meta.clock}
            aria-label={t('snoozeOf', { title })}
            aria-expanded={snoozing}
            onClick={() => onSnoozing(!snoozing)}
          >
            {t('snooze')}
          </PlainButton>
          {snoozing && (
            <SnoozePanel anchor={snoozeButton} onChoose={onSnooze} onDone={() => onSnoozing(false)} />
          )}
        </span>
      )}
      <PlainButton
        size="small"
        icon={isOpen ? icons.action.check : icons.action.rollBack}
        aria-label={t(isOpen ? 'doneOf' : 'reopenOf', { title })}
        onClick={onLeave}
      >
        {t(isOpen ? 'done' : 'reopen')}
      </PlainButton>
    </span>
  );
}

/** One notification: who, what and when. */
function InboxLine({ notification }: { notification: Notification }) {
  const t = useTexts();
  const { type, sender, read, createdAt, actionData } = notification;
  const { message, lang } = notificationWords(notification);
  return (
    <li className={styles.line} data-unread={!read || undefined}>
      <span className={styles.dot}>{!read && <VisuallyHidden>{t('unreadMark')}</VisuallyHidden>}</span>
      {sender ? (
        <UserAvatar user={sender} size={20} decorative />
      ) : (
        <Icon icon={notificationIcon(type, actionData?.role)} size={16} />
      )}
      <span className={styles.message} lang={lang}>
        {message}
      </span>
      <span className={styles.time}>
        <RelativeTime time={createdAt} />
      </span>
    </li>
  );
}
