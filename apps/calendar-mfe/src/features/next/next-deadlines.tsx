import { hueOf, SCREENS } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { Card, PlainButton, SectionHeader, StatusLabel } from '@taskloom/ui';
import { dayName } from '../../days/day-name';
import { groupedByDay, type NextEntry } from '../../due/next-entries';
import { useTexts } from '../../texts';
import styles from './next-deadlines.module.css';

interface NextDeadlinesProps {
  entries: readonly NextEntry[];
  /** There are more than these. */
  more: boolean;
  onMore: () => void;
  today: string;
  /** The selected day has nothing: beside a month, they are shown then only. */
  dayIsEmpty: boolean;
}

/** The days after the selected one on which something is due. */
export function NextDeadlines({ entries, more, onMore, today, dayIsEmpty }: NextDeadlinesProps) {
  const t = useTexts();
  if (entries.length === 0) return null;
  return (
    <section
      className={styles.next}
      aria-labelledby="next-deadlines"
      data-day-empty={dayIsEmpty || undefined}
    >
      <SectionHeader id="next-deadlines" title={t('next')} />
      {groupedByDay(entries).map(({ day, entries }) => {
        const { name, date } = dayName(day, today);
        return (
          <div key={day}>
            <h3 className={styles.day}>
              {name} {date && <span className={styles.date}>{date}</span>}
            </h3>
            <Card padding="none">
              <ul>
                {entries.map((entry) => (
                  <NextRow key={entry.taskId ?? entry.project._id} entry={entry} />
                ))}
              </ul>
            </Card>
          </div>
        );
      })}
      {more && (
        <PlainButton block className={styles.more} onClick={onMore}>
          {t('showMore')}
        </PlainButton>
      )}
    </section>
  );
}

function NextRow({ entry: { title, status, project, taskId } }: { entry: NextEntry }) {
  const t = useTexts();
  return (
    <li className={styles.row}>
      <StatusLabel status={status} size={14} iconOnly />
      <Link
        className={styles.link}
        to={taskId ? SCREENS.taskPanel(project._id, taskId) : SCREENS.project(project._id)}
      >
        {title}
      </Link>
      <span className={styles.project} data-hue={hueOf(project._id)}>
        {taskId ? project.title : t('projectDeadline')}
      </span>
    </li>
  );
}
