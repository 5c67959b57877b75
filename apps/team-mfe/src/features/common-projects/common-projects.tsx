import { useState } from 'react';
import { SCREENS, type CommonProject } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { Card, Icon, PlainButton, SectionHeader, valueWord } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { moveFocus } from '../../rows/move-focus';
import rows from '../../rows/rows.module.css';
import { useTexts } from '../../texts';
import styles from './common-projects.module.css';

/** Projects before 'Show all', so that the tasks are near on a phone too. */
const FIRST = 8;

interface CommonProjectsProps {
  title: string;
  projects: readonly CommonProject[];
  /** Also those that the response leaves out. */
  total: number;
}

/** The projects that the reader and the person have in common, each with the person's role. */
export function CommonProjects({ title, projects, total }: CommonProjectsProps) {
  const t = useTexts();
  const [all, setAll] = useState(false);
  const shown = all ? projects : projects.slice(0, FIRST);
  return (
    <section aria-labelledby="common-projects">
      <SectionHeader id="common-projects" title={title} count={total} />
      <Card padding="none">
        <ul onKeyDown={moveFocus}>
          {shown.map((project) => (
            <ProjectRow key={project._id} project={project} />
          ))}
        </ul>
      </Card>
      {shown.length < projects.length ? (
        <div className={rows.foot}>
          <PlainButton onClick={() => setAll(true)}>{t('showAll', { count: projects.length })}</PlainButton>
        </div>
      ) : (
        projects.length < total && (
          <p className={rows.foot}>{t('notListed', { count: total - projects.length })}</p>
        )
      )}
    </section>
  );
}

function ProjectRow({ project: { _id, title, status, role } }: { project: CommonProject }) {
  const t = useTexts();
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <Icon icon={icons.nav.project} size={16} />
      <Link to={SCREENS.project(_id)} className={`${rows.link} ${styles.link}`} title={title}>
        {title}
      </Link>
      <span className={`${rows.fact} ${styles.fact}`}>
        {status === 'active' ? '' : `${valueWord(status)} · `}
        {role === 'owner' ? t('owner') : valueWord('member')}
      </span>
    </li>
  );
}
