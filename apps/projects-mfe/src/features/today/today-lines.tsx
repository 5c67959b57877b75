import type { ReactNode } from 'react';
import { hueOf, SCREENS, type Notification, type TaskHit } from '@taskloom/contracts';
import { errorMessage, useChangeNotificationsMutation } from '@taskloom/contracts/rtk';
import { useToday } from '@taskloom/client';
import { useInbox, useWork } from '@taskloom/client/realtime';
import { Link } from '@taskloom/client/router';
import { Icon, InlineError, RelativeTime, UserAvatar, VisuallyHidden, type IconShape } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { daysPast } from '../../deadline/days-past';
import { Mention } from './mention';
import { useTexts } from './texts';
import { TodayLoading } from './today-loading';
import styles from './today.module.css';
import { dueTasks, mostUrgent, type Urgent } from './urgent';

/** Age after which kept data is requested again when the dashboard opens, in seconds: My Work and the inbox use the same. */
const FRESH_FOR = 10;

/** The same list as behind the link of the line. */
const UNREAD_MENTIONS = { tab: 'unread', types: ['mentioned'], projectId: null } as const;
const TO_MENTIONS = `${SCREENS.inbox}?tab=unread&types=mentioned`;

/** Higher counts read '99+'. */
const MOST = 99;

interface LineProps {
  mark: ReactNode;
  children: ReactNode;
  project: { _id?: string | null; title: string } | null;
  when: ReactNode;
  /** The others of this kind: how many, in words for screen readers, and where they are. */
  more: number;
  moreLabel: string;
  moreTo: string;
}

/** The link in `children` covers the line; the link to the others lies above it. */
function Line({ mark, children, project, when, more, moreLabel, moreTo }: LineProps) {
  const t = useTexts();
  return (
    <li className={styles.line}>
      <span className={styles.mark}>{mark}</span>
      <span className={styles.title}>{children}</span>
      <span className={styles.facts}>
        <span className={styles.project}>
          {project && (
            <>
              <span className={styles.square} data-hue={project._id ? hueOf(project._id) : undefined} />
              <span className={styles.word}>{project.title}</span>
            </>
          )}
        </span>
        <span className={styles.when}>{when}</span>
      </span>
      {more > 0 ? (
        <Link className={styles.more} to={moreTo}>
          <span aria-hidden="true">{t('more', { number: more > MOST ? `${MOST}+` : more })}</span>
          <VisuallyHidden>{moreLabel}</VisuallyHidden>
        </Link>
      ) : (
        <span className={styles.arrow}>
          <Icon icon={icons.action.open} size={16} />
        </span>
      )}
    </li>
  );
}

interface TaskLineProps extends Pick<LineProps, 'when' | 'moreLabel' | 'moreTo'> {
  tasks: Urgent<TaskHit>;
  icon: IconShape;
}

const TaskLine = ({ tasks: { first, more }, icon, ...line }: TaskLineProps) => (
  <Line
    {...line}
    more={more}
    project={first.project}
    mark={<Icon icon={icon} size={16} className={icon === icons.meta.overdue ? styles.overdue : ''} />}
  >
    <Link className={styles.link} to={SCREENS.taskPanel(first.project._id, first._id)} title={first.title}>
      {first.title}
    </Link>
  </Line>
);

function Overdue({ tasks }: { tasks: Urgent<TaskHit> }) {
  const t = useTexts();
  const days = daysPast(tasks.first.deadline ?? '');
  return (
    <TaskLine
      tasks={tasks}
      icon={icons.meta.overdue}
      when={<span className={styles.overdue}>{t('overdueBy', { count: days })}</span>}
      moreLabel={t('moreOverdue', { count: tasks.more })}
      moreTo={`${SCREENS.work}#overdue`}
    />
  );
}

function DueToday({ tasks }: { tasks: Urgent<TaskHit> }) {
  const t = useTexts();
  return (
    <TaskLine
      tasks={tasks}
      icon={icons.meta.deadline}
      when={<span className={styles.now}>{t('dueToday')}</span>}
      moreLabel={t('moreToday', { count: tasks.more })}
      moreTo={`${SCREENS.work}#today`}
    />
  );
}

function NewestMention({ mentions: { first, more } }: { mentions: Urgent<Notification> }) {
  const t = useTexts();
  const [change] = useChangeNotificationsMutation();
  const { sender, project, projectId, createdAt } = first;
  return (
    <Line
      mark={sender && <UserAvatar user={sender} size={24} decorative />}
      project={project && { _id: projectId, title: project.title }}
      when={<RelativeTime time={createdAt} />}
      more={more}
      moreLabel={t('moreMentions', { count: more })}
      moreTo={TO_MENTIONS}
    >
      <Mention
        notification={first}
        onOpen={() => void change({ notificationIds: [first._id], read: true })}
      />
    </Line>
  );
}

/** At most three lines, the most urgent first. Each opens what it names; a second link leads to the others. */
export default function TodayLines() {
  const t = useTexts();
  const today = useToday();
  const work = useWork('assigned', { refetchOnMountOrArgChange: FRESH_FOR });
  const inbox = useInbox(UNREAD_MENTIONS, { refetchOnMountOrArgChange: FRESH_FOR });
  const failed = [work, inbox].filter(({ data, error, isFetching }) => !data && error && !isFetching);
  if (failed[0]?.error)
    return (
      <div className={styles.note}>
        <InlineError
          message={errorMessage(failed[0].error, t('failed'))}
          retryText={t('retry')}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      </div>
    );
  if (!work.data || !inbox.data) return <TodayLoading />;
  const { overdue, dueToday } = dueTasks(work.data, today);
  const mentions = mostUrgent(inbox.data);
  if (!overdue && !dueToday && !mentions)
    return (
      <p className={`${styles.note} ${styles.nothing}`}>
        <Icon icon={icons.status.done} size={16} />
        {t('nothing')}
      </p>
    );
  return (
    <ul className={styles.lines}>
      {overdue && <Overdue tasks={overdue} />}
      {dueToday && <DueToday tasks={dueToday} />}
      {mentions && <NewestMention mentions={mentions} />}
    </ul>
  );
}
