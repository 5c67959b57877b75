import type { TeamDeparture, TeamMember } from '@taskloom/contracts';
import { FormField } from '@taskloom/ui';
import { Choice, peopleOptions } from '@taskloom/ui/form';
import { useTexts } from '../../texts';
import styles from './departure.module.css';

interface DepartureProps {
  departure: TeamDeparture;
  /** Possible new owners of the person's projects. */
  heirs: readonly TeamMember[];
  heir: string | null;
  /** No new owner has been chosen. */
  problem: boolean;
  onHeir: (id: string) => void;
}

/** The effects of a removal in numbers, and the choice of a new owner. */
export function Departure({ departure, heirs, heir, problem, onHeir }: DepartureProps) {
  const t = useTexts();
  const { projects, assignments, ownedProjects } = departure;
  const to = heirs.find(({ _id }) => _id === heir)?.name;
  return (
    <>
      <ul className={styles.list}>
        <li>{t('projectsLeft', { count: projects })}</li>
        <li>{t('assignmentsRemoved', { count: assignments })}</li>
        {ownedProjects > 0 && (
          <li>
            {to
              ? t('ownedTransferredTo', { count: ownedProjects, name: to })
              : t('ownedTransferred', { count: ownedProjects })}
          </li>
        )}
      </ul>
      {ownedProjects > 0 && (
        <FormField label={t('newOwner')} required error={problem ? t('newOwnerMissing') : undefined}>
          {(field) => (
            <Choice
              {...field}
              className={styles.choice}
              showSearch={{ optionFilterProp: 'word' }}
              placeholder={t('chooseOwner')}
              options={peopleOptions([...heirs])}
              value={heir}
              onChange={onHeir}
            />
          )}
        </FormField>
      )}
    </>
  );
}
