import {
  PROJECT_TEMPLATES,
  templateTaskCount,
  type ProjectTemplate,
} from '@taskloom/contracts/project-templates';
import { Icon } from '@taskloom/ui';
import type { IconShape } from '@taskloom/ui/icons';
import House from 'lucide-react/icons/house';
import Megaphone from 'lucide-react/icons/megaphone';
import Rocket from 'lucide-react/icons/rocket';
import SquareDashed from 'lucide-react/icons/square-dashed';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import { useId } from 'react';
import styles from './template-choice.module.css';
import { useStartTexts } from './texts';

const ICONS: Readonly<Record<ProjectTemplate, IconShape>> = {
  blank: SquareDashed,
  release: Rocket,
  marketing: Megaphone,
  hiring: UserRoundSearch,
  personal: House,
};

interface TemplateChoiceProps {
  chosen: ProjectTemplate;
  onChoose: (template: ProjectTemplate) => void;
}

/** A radio group: the arrow keys choose. */
export function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps) {
  const t = useStartTexts();
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('startWith')}</legend>
      <div className={styles.options}>
        {PROJECT_TEMPLATES.map((template) => {
          const count = templateTaskCount(template);
          return (
            <label key={template} className={styles.option}>
              <input
                type="radio"
                className="tl-visually-hidden"
                name={name}
                checked={template === chosen}
                onChange={() => onChoose(template)}
              />
              <Icon icon={ICONS[template]} />
              <span className={styles.name}>{t(template)}</span>
              <span className={styles.count}>
                {count === 0 ? t('emptyBoard') : t('taskCount', { count })}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
