import { CALENDAR_PROJECTS, hueOf, LIMITS } from '@taskloom/contracts';
import { Panel, type PanelProps } from '@taskloom/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts';
import styles from './project-panel.module.css';

export interface NamedProject {
  _id: string;
  title: string;
}

interface ProjectPanelProps extends Pick<PanelProps, 'anchor' | 'onClose' | 'onLeave'> {
  projects: readonly NamedProject[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** From this number of projects on, they can be found by name. */
const MANY = 8;

/** Chooses the projects whose tasks and deadlines are shown. */
export function ProjectPanel({ projects, chosen, onChange, ...place }: ProjectPanelProps) {
  const t = useTexts();
  const [query, setQuery] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const words = query.trim().toLocaleLowerCase();
  const found = projects.filter(({ title }) => title.toLocaleLowerCase().includes(words));
  const full = chosen.length >= CALENDAR_PROJECTS;
  const toggle = (id: string, on: boolean) =>
    onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));

  return (
    <Panel ref={panel} label={t('chooseProjects')} className={styles.panel} {...place}>
      {projects.length >= MANY && (
        <input
          className={styles.search}
          value={query}
          maxLength={LIMITS.title}
          placeholder={t('findProject')}
          aria-label={t('findProject')}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <ul className={styles.list}>
        {found.map(({ _id, title }) => (
          <li key={_id} data-hue={hueOf(_id)}>
            <label className={styles.project}>
              <input
                type="checkbox"
                checked={chosen.includes(_id)}
                disabled={full && !chosen.includes(_id)}
                onChange={({ target }) => toggle(_id, target.checked)}
              />
              <span className={styles.swatch} />
              <span className={styles.word}>{title}</span>
            </label>
          </li>
        ))}
      </ul>
      {(found.length === 0 || full) && (
        <p role="status" className={styles.note}>
          {found.length === 0 ? t('noProjectFound') : t('mostProjects', { count: CALENDAR_PROJECTS })}
        </p>
      )}
    </Panel>
  );
}
