import { useStoredValue, type ExtensionProps } from '@taskloom/sdk/client';
import { useBoard } from '@taskloom/sdk/client/realtime';
import { Link } from '@taskloom/sdk/client/router';
import { addDays, isOverdue, localDay, SCREENS } from '@taskloom/sdk/contracts';
import { Card, ProgressLine } from '@taskloom/sdk/ui';
import { useTexts } from './texts';

const isYesOrNo = (value: unknown): value is boolean => typeof value === 'boolean';

/** A tab of a project: how far it is, and what is overdue or due soon. It changes live with the board. */
export default function ProjectReport({ project }: ExtensionProps['project-tab']) {
  const t = useTexts();
  const { data: cards } = useBoard(project._id);
  const { value: withSoon, store } = useStoredValue({
    remote: 'reports',
    key: 'with-due-soon',
    fallback: false,
    isValid: isYesOrNo,
  });
  if (!cards) return <p>{t('loading')}</p>;
  const count = (status: string) => cards.filter((card) => card.status === status).length;
  const done = count('done');
  const label = t('doneOf', { done, total: cards.length });
  const open = cards.filter(({ status }) => status !== 'done');
  const late = open.filter(({ deadline }) => isOverdue(deadline));
  const lastDay = addDays(localDay(), 7);
  const soon = open.filter(({ deadline }) => deadline && !isOverdue(deadline) && deadline <= lastDay);
  return (
    <Card padding="lg">
      <p>{label}</p>
      <ProgressLine done={done} inProgress={count('inprogress')} total={cards.length} label={label} />
      <p>{late.length > 0 ? t('late', { count: late.length }) : t('nothingLate')}</p>
      <Tasks of={project._id} cards={late} />
      <label>
        <input type="checkbox" checked={withSoon} onChange={({ target }) => store(target.checked)} />{' '}
        {t('withSoon')}
      </label>
      {withSoon && (soon.length > 0 ? <Tasks of={project._id} cards={soon} /> : <p>{t('nothingSoon')}</p>)}
    </Card>
  );
}

interface TasksProps {
  /** The project's id. */
  of: string;
  cards: readonly { _id: string; title: string }[];
}

const Tasks = ({ of, cards }: TasksProps) => (
  <ul>
    {cards.map(({ _id, title }) => (
      <li key={_id}>
        <Link to={SCREENS.task(of, _id)}>{title}</Link>
      </li>
    ))}
  </ul>
);
