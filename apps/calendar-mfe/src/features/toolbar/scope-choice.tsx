import { CALENDAR_SCOPES, hueOf, type CalendarScope } from '@taskloom/contracts';
import { usePanel } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { ProjectPanel, type NamedProject } from './project-panel';
import styles from './scope-choice.module.css';
import segments from './segments.module.css';

interface ScopeChoiceProps {
  scope: CalendarScope;
  /** Ids of the chosen projects; all when empty. */
  chosen: readonly string[];
  projects: readonly NamedProject[];
  onScope: (scope: CalendarScope) => void;
  onProjects: (ids: readonly string[]) => void;
}

/** Chosen projects that are named beside the choice. */
const NAMED = 3;

/** Whose tasks the calendar shows: one's own, all, or those of chosen projects. */
export function ScopeChoice({ scope, chosen, projects, onScope, onProjects }: ScopeChoiceProps) {
  const t = useTexts();
  const { open, button, panel } = usePanel();
  const some = chosen.length > 0;
  const named = projects.filter(({ _id }) => chosen.includes(_id)).slice(0, NAMED);
  return (
    <>
      <div role="group" aria-label={t('showTasks')} className={segments.segments}>
        {CALENDAR_SCOPES.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === scope && !some}
            className={segments.segment}
            onClick={() => onScope(value)}
          >
            {t(value)}
          </button>
        ))}
        <span className={styles.place}>
          <button {...button} type="button" aria-pressed={some} className={segments.segment}>
            {t('projects')} {some && <span className={styles.count}>{chosen.length}</span>}
          </button>
          {open && <ProjectPanel {...panel} projects={projects} chosen={chosen} onChange={onProjects} />}
        </span>
      </div>
      {named.length > 0 && (
        <ul className={styles.legend} aria-label={t('chosenProjects')}>
          {named.map(({ _id, title }) => (
            <li key={_id} className={styles.named} data-hue={hueOf(_id)} title={title}>
              <span className={styles.swatch} />
              <span className={styles.word}>{title}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
