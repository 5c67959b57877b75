import { DEFAULT_ASSIGNEE_ROLE, type AssigneeRole } from '@taskloom/contracts';
import type { AssigneeRow } from './task-draft';

type Rows = readonly AssigneeRow[];

export const addRow = (rows: Rows): Rows => [...rows, { user: '', role: DEFAULT_ASSIGNEE_ROLE }];

export const removeRow = (rows: Rows, at: number): Rows => rows.toSpliced(at, 1);

export const setMember = (rows: Rows, at: number, user: string): Rows =>
  rows.map((row, index) => (index === at ? { ...row, user } : row));

/** A task has one primary at most: choosing a second turns the first into a secondary. */
export const setRole = (rows: Rows, at: number, role: AssigneeRole): Rows =>
  rows.map((row, index) => {
    if (index === at) return { ...row, role };
    return role === 'primary' && row.role === 'primary' ? { ...row, role: 'secondary' } : row;
  });

/** The people that a row can choose: its own, and those that no other row has. */
export const offeredTo = <P extends { _id: string }>(people: readonly P[], rows: Rows, at: number): P[] =>
  people.filter(({ _id }) => rows.every(({ user }, index) => index === at || user !== _id));
