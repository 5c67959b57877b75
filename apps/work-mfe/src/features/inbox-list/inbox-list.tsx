import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { InboxTab, Notification } from '@taskloom/contracts';
import { Kbd } from '@taskloom/ui';
import { groupNotifications } from '../../groups/group-notifications';
import { useTexts } from '../../texts';
import { InboxGroup } from './inbox-group';
import styles from './inbox-list.module.css';
import { GROUP, type SectionsProps } from './sections';
import { useInboxChanges } from './use-inbox-changes';
import { VirtualSections } from './virtual-sections';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

const KEYS = [
  ['keyMove', 'J', 'K'],
  ['keyOpen', 'Enter'],
  ['keyDone', 'E'],
  ['keySnooze', 'H'],
  ['keyUnread', 'U'],
] as const;

/** From this number of groups on, only those in view are in the document. */
const VIRTUAL_FROM = 80;

interface InboxListProps {
  notifications: readonly Notification[];
  tab: InboxTab;
}

const PlainSections = ({ sections, heading, render }: SectionsProps) =>
  sections.map(({ name, groups }) => (
    <section key={name} aria-labelledby={`inbox-${name}`}>
      {heading(name)}
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.key} {...{ [GROUP]: group.key }}>
            {render(group)}
          </li>
        ))}
      </ul>
    </section>
  ));

const keyAt = (element: Element | null): string | null =>
  element?.closest(`[${GROUP}]`)?.getAttribute(GROUP) ?? null;

/** Notifications in groups by task. J and K, or Down and Up, move between the groups. */
export function InboxList({ notifications, tab }: InboxListProps) {
  const t = useTexts();
  const changes = useInboxChanges();
  const list = useRef<HTMLDivElement>(null);
  // A group that was unread keeps its place when it is read, so that nothing moves under pointer and focus.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  const groups = useMemo(() => groupNotifications(notifications, kept), [notifications, kept]);
  const fresh = groups.filter(({ key, isNew }) => isNew && !kept.has(key));
  if (fresh.length > 0) setKept(new Set([...kept, ...fresh.map(({ key }) => key)]));

  /** The index of the group that has the focus; -1 for none. */
  const focused = () => {
    const key = list.current?.contains(document.activeElement) ? keyAt(document.activeElement) : null;
    return groups.findIndex((group) => group.key === key);
  };
  /** Puts the focus on a group, which may be out of view. */
  const go = (key: string | undefined): boolean => {
    if (key === undefined) return false;
    flushSync(() => setCurrent(key));
    const link = list.current?.querySelector<HTMLElement>(
      `[${GROUP}="${CSS.escape(key)}"] [data-group-link]`,
    );
    link?.focus();
    return link !== null;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const { target } = event;
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof HTMLElement) || target.closest('input, [role="dialog"]')) return;
    if (go(groups[focused() + step]?.key)) event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent) => setCurrent(keyAt(target));
  /** The next group, or otherwise the previous one, before this one is removed. */
  const leave = () => {
    const at = focused();
    if (at >= 0) go((groups[at + 1] ?? groups[at - 1])?.key);
  };

  const sections: SectionsProps = {
    sections: [
      { name: 'new' as const, groups: groups.filter(({ isNew }) => isNew) },
      { name: 'earlier' as const, groups: groups.filter(({ isNew }) => !isNew) },
    ].filter((section) => section.groups.length > 0),
    heading: (name) => (
      <h2 id={`inbox-${name}`} className={kept.size > 0 ? styles.heading : styles.hidden}>
        {t(name)}
      </h2>
    ),
    render: (group) => (
      <InboxGroup
        group={group}
        tab={tab}
        changes={changes}
        current={group.key === current}
        all={unfolded.has(group.key)}
        onAll={() => setUnfolded(new Set([...unfolded, group.key]))}
        onLeave={leave}
      />
    ),
  };
  return (
    <div ref={list} className={styles.list} onKeyDown={onKeyDown} onFocus={onFocus}>
      {groups.length < VIRTUAL_FROM ? (
        <PlainSections {...sections} />
      ) : (
        <VirtualSections {...sections} current={current} />
      )}
      <p className={styles.keys}>
        {KEYS.map(([text, ...keys]) => (
          <span key={text}>
            <Kbd keys={keys} /> {t(text)}
          </span>
        ))}
      </p>
    </div>
  );
}
