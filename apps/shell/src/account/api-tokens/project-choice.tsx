import { useId } from 'react';
import { useGetProjectsQuery } from '@taskloom/contracts/rtk';
import { useTokenTexts } from './texts';
import styles from './create-token.module.css';

interface ProjectChoiceProps {
  /** Null: all projects. */
  chosen: readonly string[] | null;
  error?: string;
  onChange: (chosen: string[] | null) => void;
}

/** Limits the token to some of the person's projects. */
export function ProjectChoice({ chosen, error, onChange }: ProjectChoiceProps) {
  const t = useTokenTexts();
  const id = useId();
  const { data: projects } = useGetProjectsQuery();
  const flip = (project: string) =>
    onChange(
      chosen?.includes(project) ? chosen.filter((one) => one !== project) : [...(chosen ?? []), project],
    );
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={chosen !== null}
          onChange={({ target }) => onChange(target.checked ? [] : null)}
        />
        {t('limit')}
      </label>
      {chosen && (
        <fieldset className={styles.projects} aria-describedby={error ? id : undefined}>
          <legend className="tl-visually-hidden">{t('projects')}</legend>
          {projects?.length === 0 && <p className={styles.explained}>{t('noProjects')}</p>}
          {projects?.map(({ _id, title }) => (
            <label key={_id} className={styles.choice}>
              <input type="checkbox" checked={chosen.includes(_id)} onChange={() => flip(_id)} />
              <span className={styles.title}>{title}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div aria-live="polite">
        {error && (
          <p className={styles.mistake} id={id}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
