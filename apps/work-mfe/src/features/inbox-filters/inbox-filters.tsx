import { INBOX_TABS, type InboxTab, type NotificationType } from '@taskloom/contracts';
import { useProjectList } from '@taskloom/client/realtime';
import { Icon } from '@taskloom/ui';
import { Choice, Segmented } from '@taskloom/ui/form';
import { notificationIcon } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './inbox-filters.module.css';

/** Types that people look for, by the name of their filter. */
const KINDS = {
  mentions: ['mentioned'],
  assignments: ['task_assigned', 'task_removed', 'role_changed'],
  comments: ['comment_added'],
  updates: ['task_updated', 'project_update'],
} as const satisfies Record<string, readonly NotificationType[]>;
type Kind = keyof typeof KINDS;
const NAMES = Object.keys(KINDS).filter((name): name is Kind => name in KINDS);

interface InboxFiltersProps {
  tab: InboxTab;
  /** All when empty. */
  types: readonly NotificationType[];
  projectId: string | null;
  unread: number;
  snoozed: number;
  onChange: (next: {
    tab?: InboxTab;
    types?: readonly NotificationType[];
    projectId?: string | null;
  }) => void;
}

const ALL = '';

/** The tab, the kinds, which combine, and the project. */
export function InboxFilters({ tab, types, projectId, unread, snoozed, onChange }: InboxFiltersProps) {
  const t = useTexts();
  const { data: projects = [] } = useProjectList();
  const counts: Partial<Record<InboxTab, number>> = { unread, snoozed };
  const word = (name: InboxTab) => (counts[name] ? `${t(`tab_${name}`)} ${counts[name]}` : t(`tab_${name}`));
  const isOn = (name: Kind) => KINDS[name].some((type) => types.includes(type));
  const toggle = (name: Kind) =>
    onChange({
      types: isOn(name)
        ? types.filter((type) => !(KINDS[name] as readonly NotificationType[]).includes(type))
        : [...types, ...KINDS[name]],
    });

  return (
    <div className={styles.filters}>
      <Segmented<InboxTab>
        aria-label={t('show')}
        value={tab}
        onChange={(next) => onChange({ tab: next })}
        options={INBOX_TABS.map((value) => ({ value, label: word(value) }))}
      />
      <div role="group" aria-label={t('kinds')} className={styles.kinds}>
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={isOn(name)}
            className={styles.kind}
            onClick={() => toggle(name)}
          >
            <Icon icon={notificationIcon(KINDS[name][0])} />
            {t(`kind_${name}`)}
          </button>
        ))}
      </div>
      <Choice<string>
        className={styles.project}
        aria-label={t('project')}
        value={projectId ?? ALL}
        onChange={(value) => onChange({ projectId: value === ALL ? null : value })}
        options={[
          { value: ALL, label: t('allProjects') },
          ...projects.map(({ _id, title }) => ({ value: _id, label: title })),
        ]}
      />
    </div>
  );
}
