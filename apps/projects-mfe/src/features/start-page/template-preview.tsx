import {
  templateGroups,
  templateTaskCount,
  type ProjectTemplate,
} from '@taskloom/contracts/project-templates';
import { useLanguage } from '@taskloom/client/texts';
import { LabelMark } from '@taskloom/ui';
import styles from './template-preview.module.css';
import { useStartTexts } from './texts';

/** The tasks that a template brings, by label. */
export function TemplatePreview({ template }: { template: ProjectTemplate }) {
  const t = useStartTexts();
  const language = useLanguage();
  const groups = templateGroups(template, language);
  const count = templateTaskCount(template);
  return (
    <>
      <div className={styles.ground} role="group" aria-label={t('brings', { name: t(template) })}>
        {groups.map(({ label, color, tasks }) => (
          <div key={label} className={styles.group}>
            <p className={styles.label}>
              <LabelMark label={{ name: label, color }} />
              <span>{tasks.length}</span>
            </p>
            <ul className={styles.tasks}>
              {tasks.map((title) => (
                <li key={title} className={styles.task}>
                  {title}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {count === 0 && <p className={styles.nothing}>{t('bringsNothing')}</p>}
      </div>
      <p className={styles.note}>{count === 0 ? t('blankNote') : t('tasksNote', { count })}</p>
    </>
  );
}
