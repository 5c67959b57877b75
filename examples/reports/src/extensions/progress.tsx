import { useProjects } from '@taskloom/sdk/client/realtime';
import { Link } from '@taskloom/sdk/client/router';
import { SCREENS } from '@taskloom/sdk/contracts';
import { ProgressLine } from '@taskloom/sdk/ui';
import { useTexts } from './texts';

/** A card on the dashboard: the progress of each active project. */
export default function Progress() {
  const t = useTexts();
  const { data: projects } = useProjects();
  if (!projects) return <p>{t('loading')}</p>;
  const active = projects.filter(({ status }) => status === 'active');
  if (active.length === 0) return <p>{t('noProjects')}</p>;
  return (
    <ul>
      {active.map(({ _id, title, taskCounts: { todo, inprogress, done } }) => {
        const total = todo + inprogress + done;
        const label = t('doneOf', { done, total });
        return (
          <li key={_id}>
            <Link to={SCREENS.project(_id)}>{title}</Link>
            <ProgressLine done={done} inProgress={inprogress} total={total} label={label} />
          </li>
        );
      })}
    </ul>
  );
}
