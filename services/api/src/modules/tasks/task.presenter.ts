import type { LiveTask, Task, TaskFields } from '@taskloom/contracts';
import { presentPublicPerson } from '../users/index.js';

/** For events, which never carry an e-mail address. */
export const presentLiveAssignees = ({ assignees }: TaskFields): LiveTask['assignees'] =>
  assignees.map(({ user, role }) => ({ user: presentPublicPerson(user), role }));

export const presentLiveFields = (
  task: TaskFields,
): Omit<LiveTask, 'comments' | 'commentCount' | 'attachments' | 'checklist'> => ({
  ...task,
  assignees: presentLiveAssignees(task),
});

export const presentLiveTask = (task: Task): LiveTask => ({ ...task, assignees: presentLiveAssignees(task) });
