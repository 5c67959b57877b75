import type { Person } from '@taskloom/contracts';
import { AvatarStack, fieldLabel, Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { Fragment, useState } from 'react';
import { AssigneeRows } from '../../tasks/editing/assignee-fields';
import type { Autosave } from '../../tasks/editing/use-autosave';
import { useFacts } from '../../tasks/editing/use-facts';
import { useTexts } from '../../texts/all';
import { FactRow } from './fact-row';
import styles from './panel-facts.module.css';

function People({ form, people }: { form: Autosave; people: readonly Person[] }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const rows = form.draft.assignees;
  const named = rows.flatMap(({ user }) => people.find(({ _id }) => _id === user) ?? []);
  const primary = rows.find(({ role }) => role === 'primary');
  const names = named.map(({ name }) => name.split(' ')[0]).join(', ');
  return (
    <div role="group" aria-label={fieldLabel('assignees')} className={styles.group}>
      <FactRow name="assignees" label={fieldLabel('assignees')}>
        {(field) => (
          <button
            id={field.id}
            type="button"
            className={styles.people}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {named.length > 0 && (
              <AvatarStack people={named} size={20} primaryId={primary?.user} label={names} />
            )}
            <span className={named.length > 0 ? styles.names : styles.nobody}>
              {named.length > 0 ? names : t('unassigned')}
            </span>
            <Icon icon={open ? icons.action.up : icons.action.down} />
          </button>
        )}
      </FactRow>
      {open && (
        <div className={styles.rows}>
          <AssigneeRows people={people} rows={rows} onChange={(assignees) => form.commit({ assignees })} />
        </div>
      )}
    </div>
  );
}

/** Status, priority, people and days, each saved as soon as it is chosen. */
export function PanelFacts({ form, people }: { form: Autosave; people: readonly Person[] }) {
  const { draft, problems, commit } = form;
  const facts = useFacts({ draft, problems, onChange: commit, variant: 'borderless' });
  return facts.map(({ name, input, ...row }) => (
    <Fragment key={name}>
      <FactRow name={name} {...row}>
        {input}
      </FactRow>
      {name === 'priority' && <People form={form} people={people} />}
    </Fragment>
  ));
}
