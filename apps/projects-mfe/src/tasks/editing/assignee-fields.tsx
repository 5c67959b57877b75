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
export function AssigneeRows({ people, rows: chosen, onChange }: AssigneeFieldsProps) {
  const t = useTexts();
  // A row without a person is not a value of the task.
  const [empty, setEmpty] = useState<AssigneeRow | null>(null);
  const rows = empty ? [...chosen, empty] : chosen;
  const change = (next: readonly AssigneeRow[]) => {
    setEmpty(next.find(({ user }) => user === '') ?? null);
    onChange(next.filter(({ user }) => user !== ''));
  };
  const [announcement, setAnnouncement] = useState('');
  const [added, setAdded] = useState<number | null>(null);
  const changeRole = (at: number, role: AssigneeRole) => {
    const before = rows.find((row, index) => index !== at && row.role === 'primary');
    const name = people.find(({ _id }) => _id === before?.user)?.name;
    setAnnouncement(role === 'primary' && name ? t('primaryChanged', { name }) : '');
    change(setRole(rows, at, role));
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
            onMember={(user) => change(setMember(rows, at, user))}
            onRole={(role) => changeRole(at, role)}
            onRemove={() => change(removeRow(rows, at))}
          />
        ))}
      </div>
      {!empty && rows.length < Math.min(people.length, LIMITS.assignees) && (
        <PlainButton
          variant="text"
          className={styles.add}
          icon={icons.action.add}
          onClick={() => {
            setAdded(rows.length);
            change(addRow(rows));
          }}
        >
          {t('addAssignee')}
        </PlainButton>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** The rows under their title, as a section of the form. */
export function AssigneeFields(props: AssigneeFieldsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.section}>
      <SectionTitle id={id} count={props.rows.length}>
        {fieldLabel('assignees')}
      </SectionTitle>
      <AssigneeRows {...props} />
    </div>
  );
}
