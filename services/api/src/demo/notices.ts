import type { NotificationDetails, NotificationType } from '@taskloom/contracts';
import type { Who } from './people.js';

/** Recent notifications, with the texts of the notifications module. */
export interface DemoNotice {
  to: Who;
  from: Who;
  type: NotificationType;
  title: string;
  message: string;
  details: Pick<NotificationDetails, 'event' | 'fields' | 'value' | 'text'>;
  hoursAgo: number;
  project: string;
  /** Title of a task of that project, if the notice is about one. */
  task?: string;
  role?: 'primary' | 'secondary';
  read?: boolean;
}

export const NOTICES: readonly DemoNotice[] = [
  {
    to: 'maya',
    from: 'priya',
    type: 'task_assigned',
    title: 'Task assigned',
    message: 'Priya Raman assigned you to “Approve the rollback plan” as primary assignee.',
    details: { event: 'task-assigned', value: 'primary' },
    hoursAgo: 0.1,
    project: 'Billing migration',
    task: 'Approve the rollback plan',
    role: 'primary',
  },
  {
    to: 'maya',
    from: 'jonas',
    type: 'comment_added',
    title: 'New comment',
    message:
      'Jonas Weber commented on “Rotate webhook secrets without dropping events”: “Agreed. Europe on Monday, then the Americas on Tuesday if the counter stays at zero.”',
    details: {
      event: 'comment',
      text: 'Agreed. Europe on Monday, then the Americas on Tuesday if the counter stays at zero.',
    },
    hoursAgo: 27,
    project: 'Billing migration',
    task: 'Rotate webhook secrets without dropping events',
  },
  {
    to: 'maya',
    from: 'leila',
    type: 'task_updated',
    title: 'Task updated',
    message: 'Leila Haddad changed the deadline of “Interview 12: somebody who came back”.',
    details: { event: 'task-changed', fields: ['deadline'] },
    hoursAgo: 29,
    project: 'Customer interviews, Q4',
    task: 'Interview 12: somebody who came back',
  },
  {
    to: 'maya',
    from: 'daniel',
    type: 'project_update',
    title: 'Project updated',
    message: 'Daniel Osei set “Partner API v2” to On Hold.',
    details: { event: 'project-status', value: 'on-hold' },
    hoursAgo: 146,
    project: 'Partner API v2',
  },
  {
    to: 'maya',
    from: 'leila',
    type: 'member_joined',
    title: 'New member',
    message: 'Priya Raman joined “Customer interviews, Q4”.',
    details: { event: 'project-joined', value: 'Priya Raman' },
    hoursAgo: 600,
    project: 'Customer interviews, Q4',
    read: true,
  },
  {
    to: 'jonas',
    from: 'maya',
    type: 'comment_added',
    title: 'New comment',
    message:
      'Maya Lindqvist commented on “Rotate webhook secrets without dropping events”: “Step 4 of the runbook is new: compare both counters before you remove the old secret.”',
    details: {
      event: 'comment',
      text: 'Step 4 of the runbook is new: compare both counters before you remove the old secret.',
    },
    hoursAgo: 3,
    project: 'Billing migration',
    task: 'Rotate webhook secrets without dropping events',
  },
  {
    to: 'aiko',
    from: 'priya',
    type: 'role_changed',
    title: 'Role changed',
    message: 'Priya Raman made you secondary assignee of “Map tax codes for Switzerland and Norway”.',
    details: { event: 'task-reassigned', value: 'secondary' },
    hoursAgo: 46,
    project: 'Billing migration',
    task: 'Map tax codes for Switzerland and Norway',
    role: 'secondary',
  },
  {
    to: 'priya',
    from: 'leila',
    type: 'task_assigned',
    title: 'Task assigned',
    message: 'Leila Haddad assigned you to “Interview 10: the architects in Porto” as primary assignee.',
    details: { event: 'task-assigned', value: 'primary' },
    hoursAgo: 33,
    project: 'Customer interviews, Q4',
    task: 'Interview 10: the architects in Porto',
    role: 'primary',
  },
  {
    to: 'leila',
    from: 'priya',
    type: 'comment_added',
    title: 'New comment',
    message:
      'Priya Raman commented on “Sort what we heard into themes”: “Price comes up twice. Search comes up in six of eight.”',
    details: { event: 'comment', text: 'Price comes up twice. Search comes up in six of eight.' },
    hoursAgo: 34,
    project: 'Customer interviews, Q4',
    task: 'Sort what we heard into themes',
  },
  {
    to: 'daniel',
    from: 'maya',
    type: 'task_updated',
    title: 'Task updated',
    message: 'Maya Lindqvist moved “Decide to stay” to Done.',
    details: { event: 'task-status', value: 'done' },
    hoursAgo: 661,
    project: 'Office move',
    task: 'Decide to stay',
    read: true,
  },
];
