import type { ReactNode } from 'react';
import { hueOf, SCREENS, type Notification, type TaskHit } from '@taskloom/contracts';
import { errorMessage, useChangeNotificationsMutation } from '@taskloom/contracts/rtk';
import { useToday } from '@taskloom/client';
import { currentLanguage } from '@taskloom/client/texts';
import { useInbox, useWork } from '@taskloom/client/realtime';
import { Link } from '@taskloom/client/router';
import { Icon, InlineError, RelativeTime, UserAvatar, VisuallyHidden, type IconShape } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { dayWord } from '../../dates/day-word';
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

/** The height of the part is that of so many lines. */
const LINES = 3;

/** Higher counts read '99+'. */
const MOST = 99;

interface LineProps {
  mark: ReactNode;
  children: ReactNode;
  project: { _id?: string | null; title: string } | null;
  when: ReactNode;
  /** The others of this kind: how many, in words for screen readers, and where they are. */
  more?: number;
  moreLabel?: string;
  moreTo?: string;
}

/** The link in `children` covers the line; the link to the others lies above it. */
function Line({ mark, children, project, when, more = 0, moreLabel, moreTo = '' }: LineProps) {
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

interface TaskLineProps
  extends Pick<LineProps, 'when'>, Partial<Pick<LineProps, 'more' | 'moreLabel' | 'moreTo'>> {
  task: TaskHit;
  icon?: IconShape;
}

const TaskLine = ({ task, icon = icons.meta.deadline, ...line }: TaskLineProps) => (
  <Line
    {...line}
    project={task.project}
    mark={<Icon icon={icon} size={16} className={icon === icons.meta.overdue ? styles.overdue : ''} />}
  >
    <Link className={styles.link} to={SCREENS.taskPanel(task.project._id, task._id)} title={task.title}>
      {task.title}
    </Link>
  </Line>
);

/** The last line of a kind leads to the others. */
const restAfter = <T,>({ shown, more }: Urgent<T>, index: number): number =>
  index === shown.length - 1 ? more : 0;

function Overdue({ tasks }: { tasks: Urgent<TaskHit> }) {
  const t = useTexts();
  return tasks.shown.map((task, index) => (
    <TaskLine
      key={task._id}
      task={task}
      icon={icons.meta.overdue}
      when={
        <span className={styles.overdue}>{t('overdueBy', { count: daysPast(task.deadline ?? '') })}</span>
      }
      more={restAfter(tasks, index)}
      moreLabel={t('moreOverdue', { count: tasks.more })}
      moreTo={`${SCREENS.work}#overdue`}
    />
  ));
}

function DueToday({ tasks }: { tasks: Urgent<TaskHit> }) {
  const t = useTexts();
  return tasks.shown.map((task, index) => (
    <TaskLine
      key={task._id}
      task={task}
      when={<span className={styles.now}>{t('dueToday')}</span>}
      more={restAfter(tasks, index)}
      moreLabel={t('moreToday', { count: tasks.more })}
      moreTo={`${SCREENS.work}#today`}
    />
  ));
}

function DueNext({ tasks, today }: { tasks: readonly TaskHit[]; today: string }) {
  const t = useTexts();
  const words = { today: t('dueToday'), tomorrow: t('tomorrow') };
  return tasks.map((task) => (
    <TaskLine
      key={task._id}
      task={task}
      when={dayWord(task.deadline ?? '', { today, words, language: currentLanguage() })}
    />
  ));
}

function NewestMention({ newest, more }: { newest: Notification; more: number }) {
  const t = useTexts();
  const [change] = useChangeNotificationsMutation();
  const { sender, project, projectId, createdAt } = newest;
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
        notification={newest}
        onOpen={() => void change({ notificationIds: [newest._id], read: true })}
      />
    </Line>
  );
}

/** Three lines, the most urgent first; what is due next fills them. Each opens what it names; a second link leads to the others. */
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
  const mentions = mostUrgent(inbox.data, 1);
  const { overdue, dueToday, next } = dueTasks(work.data, today, LINES - mentions.shown.length);
  const [newest] = mentions.shown;
  const isQuiet = !newest && overdue.shown.length + dueToday.shown.length === 0;
  return (
    <ul className={styles.lines}>
      <Overdue tasks={overdue} />
      <DueToday tasks={dueToday} />
      {newest && <NewestMention newest={newest} more={mentions.more} />}
      {isQuiet && (
        <li className={`${styles.note} ${styles.nothing}`}>
          <Icon icon={icons.status.done} size={16} />
          {t('nothing')}
        </li>
      )}
      <DueNext tasks={isQuiet ? next.slice(0, LINES - 1) : next} today={today} />
    </ul>
  );
}
