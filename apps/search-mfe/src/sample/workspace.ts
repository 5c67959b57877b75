import { addDays, localDay, type Project, type Task, type TaskHit, type User } from '@taskloom/contracts';
import { aCard, aProject, aUser, anAssignee } from '@taskloom/client/standalone';

export const MAYA = aUser({ name: 'Maya Lindqvist' });
const JONAS = aUser({ name: 'Jonas Weber' });
const DANIEL = aUser({ name: 'Daniel Osei' });
const AIKO = aUser({ name: 'Aiko Tanaka' });
const PRIYA = aUser({ name: 'Priya Raman' });

export const PEOPLE = [MAYA, JONAS, DANIEL, AIKO, PRIYA];

const inDays = (days: number): string => addDays(localDay(), days);

const billing = aProject({
  title: 'Billing migration',
  description: 'Move subscriptions and invoices to the new billing provider without a day of downtime.',
  owner: MAYA,
  members: [JONAS, DANIEL, AIKO, PRIYA],
  deadline: inDays(14),
});
const partner = aProject({
  title: 'Partner API v2',
  description: 'Versioned invoice endpoints, scoped keys and a sandbox that partners can reset themselves.',
  status: 'on-hold',
  owner: DANIEL,
  members: [JONAS],
  deadline: inDays(0),
});
const statusPage = aProject({
  title: 'Status page relaunch',
  description: 'One page that customers trust during an incident.',
  owner: AIKO,
  members: [MAYA],
  deadline: inDays(7),
});

export const PROJECTS: Project[] = [billing, partner, statusPage];

const task = (project: Project, part: Partial<Task>, ...people: User[]): TaskHit => ({
  ...aCard({
    ...part,
    assignees: people.map((user, index) => anAssignee(user, index ? 'secondary' : 'primary')),
  }),
  project: { _id: project._id, title: project.title },
});

export const TASKS: TaskHit[] = [
  task(
    statusPage,
    {
      title: 'Announce the invoice switchover weekend',
      description: 'Maintenance window for invoices and payments, in three languages.',
      status: 'inprogress',
      deadline: inDays(-3),
    },
    JONAS,
    AIKO,
  ),
  task(
    partner,
    {
      title: 'Invoice endpoints for partners',
      description: 'List, fetch and download; the same rules as the web page.',
      deadline: inDays(18),
    },
    DANIEL,
    JONAS,
  ),
  task(
    billing,
    {
      title: 'Copy payment methods to the new vault',
      description: 'Card tokens moved provider to provider; open invoices keep the method they had.',
      status: 'done',
      priority: 'high',
      deadline: inDays(-7),
    },
    JONAS,
    PRIYA,
    MAYA,
    AIKO,
  ),
  task(partner, {
    title: 'Sign invoice webhooks with a per-partner key',
    description: 'Document the header and add samples for four languages.',
    priority: 'low',
  }),
];
