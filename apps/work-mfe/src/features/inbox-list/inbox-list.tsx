import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { InboxTab, Notification } from '@taskloom/contracts';
import { Kbd } from '@taskloom/ui';
import { groupNotifications } from '../../groups/group-notifications';
import { useTexts } from '../../texts';
import { InboxGroup } from './inbox-group';
import styles from './inbox-list.module.css';
import { useInboxChanges } from './use-inbox-changes';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
const LINK = '[data-group-link]';

interface InboxListProps {
  notifications: readonly Notification[];
  tab: InboxTab;
}

/** Notifications in groups by task. J and K, or Down and Up, move between the groups. */
export function InboxList({ notifications, tab }: InboxListProps) {
  const t = useTexts();
  const changes = useInboxChanges();
  const list = useRef<HTMLDivElement>(null);
  // A group that was new keeps its place when it is read, so that nothing moves under pointer and focus.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => groupNotifications(notifications, kept), [notifications, kept]);
  const fresh = groups.filter(({ key, isNew }) => isNew && !kept.has(key));
  if (fresh.length > 0) setKept(new Set([...kept, ...fresh.map(({ key }) => key)]));

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>(LINK) ?? [])];
  /** The index of the group that has the focus; -1 for none. */
  const current = () => links().findIndex((link) => link.closest('li')?.contains(document.activeElement));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const { target } = event;
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof HTMLElement) || target.closest('input, [role="dialog"]')) return;
    const next = links()[current() + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  /** The next group, or else the one before, before this one leaves. */
  const leave = () => {
    const all = links();
    const at = current();
    if (at < 0) return;
    (all[at + 1] ?? all[at - 1])?.focus();
  };

  const sections = [
    { name: 'new', groups: groups.filter(({ isNew }) => isNew) },
    { name: 'earlier', groups: groups.filter(({ isNew }) => !isNew) },
  ] as const;
  return (
    <div ref={list} className={styles.list} onKeyDown={onKeyDown}>
      {sections.map(
        (section) =>
          section.groups.length > 0 && (
            <section key={section.name} aria-labelledby={`inbox-${section.name}`}>
              <h2 id={`inbox-${section.name}`} className={kept.size > 0 ? styles.heading : styles.hidden}>
                {t(section.name)}
              </h2>
              <ul className={styles.groups}>
                {section.groups.map((group) => (
                  <InboxGroup key={group.key} group={group} tab={tab} changes={changes} onLeave={leave} />
                ))}
              </ul>
            </section>
          ),
      )}
      <p className={styles.keys}>
        <Kbd keys={['J', 'K']} /> {t('keyMove')} <Kbd keys={['Enter']} /> {t('keyOpen')} <Kbd keys={['E']} />{' '}
        {t('keyDone')} <Kbd keys={['H']} /> {t('keySnooze')} <Kbd keys={['U']} /> {t('keyUnread')}
      </p>
    </div>
  );
}
