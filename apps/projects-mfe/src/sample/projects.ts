import { addDays, localDay, type Project } from '@taskloom/contracts';
import { aProject } from '@taskloom/client/standalone';
import { AIKO, DANIEL, JONAS, LEILA, MAYA, PRIYA, SAM, TOMAS } from './people';

const due = (days: number): string => addDays(localDay(), days);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
const counts = (done: number, inprogress: number, todo: number) => ({ done, inprogress, todo });

export const BILLING = aProject({
  title: 'Billing migration',
  description: 'Move subscriptions and invoices to the new billing provider without a day of downtime.',
  owner: MAYA,
  members: [PRIYA, JONAS, DANIEL, LEILA, AIKO],
  deadline: due(14),
  taskCounts: counts(5, 3, 4),
  updatedAt: ago(4 * MINUTE),
});

export const PROJECTS: Project[] = [
  BILLING,
  aProject({
    title: 'Status page relaunch',
    description:
      'One page that customers trust during an incident: clear components, honest history, e-mail updates.',
    owner: AIKO,
    members: [JONAS, MAYA],
    deadline: due(7),
    taskCounts: counts(12, 2, 1),
    updatedAt: ago(38 * MINUTE),
  }),
  aProject({
    title: 'Accessibility audit',
    description: 'Fix what the spring audit found in checkout and settings, then have it checked again.',
    owner: LEILA,
    members: [MAYA, SAM, DANIEL],
    deadline: due(-7),
    taskCounts: counts(18, 4, 3),
    updatedAt: ago(2 * HOUR),
  }),
  aProject({
    title: 'Mobile onboarding',
    description:
      'Shorten the first run from nine screens to four and measure how many people reach their first task.',
    owner: TOMAS,
    members: [AIKO, PRIYA, MAYA, SAM],
    deadline: due(21),
    taskCounts: counts(6, 5, 9),
    updatedAt: ago(5 * HOUR),
  }),
  aProject({
    title: 'Partner API v2',
    description: 'Versioned invoice endpoints, scoped keys and a sandbox that partners can reset themselves.',
    status: 'on-hold',
    owner: DANIEL,
    members: [JONAS],
    deadline: due(0),
    taskCounts: counts(3, 0, 11),
    updatedAt: ago(DAY),
  }),
  aProject({
    title: 'Search relevance',
    description: 'Rank exact titles first, forgive typing mistakes and show why something was found.',
    status: 'completed',
    owner: AIKO,
    members: [DANIEL, JONAS, MAYA],
    deadline: due(-10),
    taskCounts: counts(21, 0, 0),
    updatedAt: ago(3 * DAY),
  }),
  aProject({
    title: 'Office move',
    description: '',
    status: 'cancelled',
    owner: SAM,
    members: [MAYA],
    deadline: due(-14),
    taskCounts: counts(2, 0, 6),
    updatedAt: ago(21 * DAY),
  }),
];
