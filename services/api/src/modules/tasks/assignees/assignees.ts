import { DEFAULT_ASSIGNEE_ROLE, type AssigneeInput, type AssigneeRole } from '@taskloom/contracts';
import { assignedTwice, secondPrimary } from '../task.errors.js';

export interface Assignment {
  userId: string;
  role: AssigneeRole;
}

/** @throws 400 for a second primary assignee or a duplicate */
export const assignmentsOf = (inputs: readonly AssigneeInput[]): Assignment[] => {
  const assignments = inputs.map(({ user, role = DEFAULT_ASSIGNEE_ROLE }) => ({
    userId: typeof user === 'string' ? user : user._id,
    role,
  }));
  if (new Set(assignments.map(({ userId }) => userId)).size < assignments.length) throw assignedTwice();
  if (assignments.filter(({ role }) => role === 'primary').length > 1) throw secondPrimary();
  return assignments;
};
