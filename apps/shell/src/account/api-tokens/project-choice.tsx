import { useId } from 'react';
import { useGetProjectListQuery } from '@taskloom/contracts/rtk';
import { FieldError, OptionLine } from '@taskloom/ui/modal';
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
  const { data: projects } = useGetProjectListQuery();
  const flip = (project: string) =>
    onChange(
      chosen?.includes(project) ? chosen.filter((one) => one !== project) : [...(chosen ?? []), project],
    );
  return (
    <div>
      <OptionLine type="checkbox" checked={chosen !== null} onChange={(limit) => onChange(limit ? [] : null)}>
        {t('limit')}
      </OptionLine>
      {chosen && (
        <fieldset className={styles.projects} aria-describedby={error ? id : undefined}>
          <legend className="tl-visually-hidden">{t('projects')}</legend>
          {projects?.length === 0 && <p className={styles.none}>{t('noProjects')}</p>}
          {projects?.map(({ _id, title }) => (
            <OptionLine key={_id} type="checkbox" checked={chosen.includes(_id)} onChange={() => flip(_id)}>
              {title}
            </OptionLine>
          ))}
        </fieldset>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
