import {
  addDays,
  localDay,
  type Comment,
  type Person,
  type ProjectLabel,
  type Reaction,
  type ReactionEmoji,
  type Task,
} from '@taskloom/contracts';
import { aTask, anAssignee, personOf } from '@taskloom/client/standalone';
import { AIKO, DANIEL, JONAS, LEILA, MAYA, PRIYA } from './people';
import { BILLING } from './projects';

const due = (days: number): string => addDays(localDay(), days);
const primary = (...people: (typeof MAYA)[]) =>
  people.map((person, at) => anAssignee(person, at === 0 ? 'primary' : 'secondary'));

const HOUR = 3_600_000;
const by = (emoji: ReactionEmoji, ...people: Person[]): Reaction => ({
  emoji,
  people: people.map(({ _id, name }) => ({ _id, name })),
});
const say = (who: Person, content: string, hours: number, ...reactions: Reaction[]): Comment => ({
  _id: `comment-${hours}`,
  content,
  author: personOf({ ...who, role: 'member' }),
  createdAt: new Date(Date.now() - hours * HOUR).toISOString(),
  version: 1,
  reactions,
});

const file = (name: string, size: number, type: string, by: Person) => ({
  _id: name,
  name,
  size,
  type,
  url: `/api/files/${name}`,
  uploadedBy: { _id: by._id, name: by.name },
  createdAt: new Date().toISOString(),
});

const inBilling = (part: Partial<Task>): Task => aTask({ project: BILLING._id, ...part });

export const LABELS: ProjectLabel[] = [
  { _id: 'api', name: 'api', color: 'sky' },
  { _id: 'finance', name: 'finance', color: 'green' },
  { _id: 'infra', name: 'infra', color: 'sand' },
  { _id: 'security', name: 'security', color: 'rose' },
];

export const TASKS: Task[] = [
  inBilling({
    title: 'Reconcile proration rules with the finance team',
    description:
      'Mid-cycle upgrades round differently in the two systems. Agree on one rule and write it down.',
    priority: 'high',
    labels: ['finance'],
    deadline: due(5),
    assignees: primary(PRIYA, DANIEL, LEILA),
  }),
  inBilling({
    title: 'Write the customer e-mail for the switchover weekend',
    description: 'Short, plain, with the date, what changes on the invoice, and whom to ask.',
    deadline: due(11),
    assignees: primary(LEILA),
  }),
  inBilling({
    title: 'Load-test the webhook receiver at five times peak',
    description: 'Replay last Black Friday against staging and record the slowest second.',
    labels: ['infra', 'api'],
    deadline: due(12),
    assignees: [anAssignee(AIKO, 'secondary')],
  }),
  inBilling({
    title: 'Delete the legacy invoice job',
    description: 'Only after two clean month ends.',
    priority: 'low',
    deadline: due(18),
  }),
  inBilling({
    title: 'Rotate webhook secrets without dropping events',
    description: 'Accept the old and the new secret for 24 hours, then remove the old one per region.',
    status: 'inprogress',
    priority: 'high',
    labels: ['security'],
    deadline: due(-2),
    assignees: primary(JONAS, MAYA),
    comments: [
      say(
        PRIYA,
        'Finance asks that we avoid the 30th: the month-end run sends about four times the usual volume.',
        50,
        by('👀', JONAS),
      ),
      say(
        JONAS,
        'Agreed. Europe on Monday the 23rd, then the Americas on Tuesday if the counter stays at zero.',
        26,
        by('👍', PRIYA, MAYA),
        by('🎉', AIKO),
      ),
      say(
        MAYA,
        'The runbook is attached. Step 4 is new: compare both counters before you remove the old secret.',
        3,
      ),
    ],
    attachments: [
      file('rotation-runbook.pdf', 421_888, 'application/pdf', MAYA),
      file('counter-before.png', 192_512, 'image/png', JONAS),
    ],
  }),
  inBilling({
    title: 'Map tax codes for Switzerland and Norway',
    description: 'Both need a separate line on the invoice and a registration number.',
    status: 'inprogress',
    deadline: due(4),
    assignees: primary(PRIYA, AIKO),
  }),
  inBilling({
    title: 'Export two years of invoices',
    description: 'Encrypted archive, checked against the ledger by finance.',
    status: 'done',
    priority: 'low',
    deadline: due(-8),
    assignees: primary(DANIEL),
  }),
  inBilling({
    title: 'Copy payment methods to the new vault',
    description: 'Card tokens moved provider to provider; open invoices keep the method they had.',
    status: 'done',
    deadline: due(-7),
    assignees: primary(JONAS, PRIYA, MAYA),
  }),
];
