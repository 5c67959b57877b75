import { ASSIGNEE_ROLES, LIMITS, type AssigneeRole, type Person } from '@taskloom/contracts';
import { fieldLabel, IconButton, PlainButton, valueWord, VisuallyHidden } from '@taskloom/ui';
import { Choice, peopleOptions } from '@taskloom/ui/form';
import { icons } from '@taskloom/ui/icons';
import { useId, useState } from 'react';
import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts/all';
import { addRow, offeredTo, removeRow, setMember, setRole } from './assignee-rows';
import type { AssigneeRow } from './task-draft';
import styles from './assignee-fields.module.css';

interface AssigneeFieldsProps {
  people: readonly Person[];
  rows: readonly AssigneeRow[];
  onChange: (rows: readonly AssigneeRow[]) => void;
}

interface RowProps {
  row: AssigneeRow;
  number: number;
  offered: Person[];
  /** It has just been added. */
  focused: boolean;
  onMember: (user: string) => void;
  onRole: (role: AssigneeRole) => void;
  onRemove: () => void;
}

function Row({ row, number, offered, focused, onMember, onRole, onRemove }: RowProps) {
  const t = useTexts();
  return (
    <div className={styles.row}>
      <Choice
        className={styles.wide}
        autoFocus={focused}
        aria-label={t('assignee', { number })}
        placeholder={t('chooseAssignee')}
        showSearch={{ optionFilterProp: 'word' }}
        options={peopleOptions(offered)}
        value={row.user || null}
        onChange={onMember}
      />
      <Choice<AssigneeRole>
        className={styles.wide}
        aria-label={t('assigneeRole', { number })}
        options={ASSIGNEE_ROLES.map((value) => ({ value, label: valueWord(value) }))}
        value={row.role}
        onChange={onRole}
      />
      <IconButton
        label={t('removeAssignee', { number })}
        icon={icons.action.close}
        size={28}
        onClick={onRemove}
      />
    </div>
  );
}

/**
 * Rows of member and role (specification 2.7). A second Primary turns the first into Secondary, which is
 * shown and announced.
 */
export function AssigneeRows({ people, rows, onChange }: AssigneeFieldsProps) {
  const t = useTexts();
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState<number | null>(null);
  const hasEmpty = rows.some(({ user }) => user === '');
  const changeRole = (at: number, role: AssigneeRole) => {
    const before = rows.find((row, index) => index !== at && row.role === 'primary');
    const name = people.find(({ _id }) => _id === before?.user)?.name;
    setSaid(role === 'primary' && name ? t('primaryChanged', { name }) : '');
    onChange(setRole(rows, at, role));
  };

  return (
    <>
      <div className={styles.rows}>
        {rows.map((row, at) => (
          <Row
            key={at}
            row={row}
            number={at + 1}
            focused={at === added}
            offered={offeredTo(people, rows, at)}
            onMember={(user) => onChange(setMember(rows, at, user))}
            onRole={(role) => changeRole(at, role)}
            onRemove={() => onChange(removeRow(rows, at))}
          />
        ))}
      </div>
      {!hasEmpty && rows.length < Math.min(people.length, LIMITS.assignees) && (
        <PlainButton
          variant="text"
          className={styles.add}
          icon={icons.action.add}
          onClick={() => {
            setAdded(rows.length);
            onChange(addRow(rows));
          }}
        >
          {t('addAssignee')}
        </PlainButton>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

/** The rows under their title, as a section of the form. */
export function AssigneeFields(props: AssigneeFieldsProps) {
  const id = useId();
  const chosen = props.rows.filter(({ user }) => user !== '').length;
  return (
    <div role="group" aria-labelledby={id} className={styles.section}>
      <SectionTitle id={id} count={chosen}>
        {fieldLabel('assignees')}
      </SectionTitle>
      <AssigneeRows {...props} />
    </div>
  );
}
