import type { DemoProject } from '../demo-data.js';

export const billingMigration: DemoProject = {
  title: 'Billing migration',
  about: 'Move subscriptions and invoices to the new billing provider without a day of downtime.',
  status: 'active',
  due: 14,
  owner: 'maya',
  members: ['priya', 'jonas', 'daniel', 'leila', 'aiko'],
  startedDaysAgo: 62,
  touchedMinutesAgo: 4,
  tasks: {
    todo: [
      {
        title: 'Reconcile proration rules with the finance team',
        about:
          'Mid-cycle upgrades round differently in the two systems. Agree on one rule and write it down.',
        priority: 'high',
        due: 5,
        lead: 'priya',
        helpers: ['daniel', 'leila'],
        comments: [
          [
            'daniel',
            52,
            'Finance prefers rounding per line, not per invoice. Legal has no opinion.',
            { '👍': ['priya', 'leila'] },
          ],
          ['priya', 30, 'Per line then. I am collecting the ten invoices where it makes a difference.'],
          ['leila', 5, 'Please include one with a discount: those looked wrong in the trial run.'],
        ],
      },
      {
        title: 'Write the customer e-mail for the switchover weekend',
        about: 'Short, plain, with the date, what changes on the invoice, and whom to ask.',
        due: 11,
        lead: 'leila',
        comments: [
          ['maya', 20, 'Two versions, please: card customers notice nothing, invoice customers do.'],
        ],
      },
      {
        title: 'Load-test the webhook receiver at five times peak',
        about: 'Replay last Black Friday against staging and record the slowest second.',
        due: 12,
        helpers: ['aiko'],
      },
      { title: 'Approve the rollback plan', priority: 'high', due: 3, lead: 'maya', helpers: ['jonas'] },
      { title: 'Freeze price changes for the switchover week', due: 7, lead: 'daniel' },
      { title: 'Train support on the new invoice screen', due: 10, lead: 'leila', helpers: ['priya'] },
      { title: 'Switch the sandbox tenants first', due: 6, lead: 'aiko', helpers: ['jonas'] },
      { title: 'Book the on-call people for the weekend', due: 8, lead: 'maya' },
      {
        title: 'Delete the legacy invoice job',
        about: 'Only after two clean month ends.',
        priority: 'low',
        due: 18,
      },
    ],
    inprogress: [
      {
        title: 'Rotate webhook secrets without dropping events',
        about:
          'Accept the old and the new secret for 24 hours, then remove the old one per region. Start with Europe, where volume is lowest on Monday mornings, and watch the rejected-signature counter for an hour before going on.',
        priority: 'high',
        due: -2,
        lead: 'jonas',
        helpers: ['maya'],
        comments: [
          [
            'priya',
            50,
            'Finance asks that we avoid the 30th: the month-end run sends about four times the usual volume.',
          ],
          [
            'jonas',
            27,
            'Agreed. Europe on Monday, then the Americas on Tuesday if the counter stays at zero.',
            { '👍': ['priya', 'maya'], '🎉': ['aiko'] },
          ],
          [
            'maya',
            3,
            'Step 4 of the runbook is new: compare both counters before you remove the old secret.',
          ],
        ],
      },
      {
        title: 'Map tax codes for Switzerland and Norway',
        about: 'Both need a separate line on the invoice and a registration number.',
        due: 4,
        lead: 'priya',
        helpers: ['aiko'],
        comments: [
          ['aiko', 70, 'Norway wants the number with the letters MVA behind it.'],
          ['priya', 45, 'Thank you! Switzerland is done, Norway is in review.'],
        ],
      },
      {
        title: 'Write invoices to both providers',
        about: 'Compare totals every night; any difference above one cent opens a task.',
        priority: 'high',
        due: 7,
        lead: 'jonas',
        comments: [
          ['jonas', 96, 'First night: 4,112 invoices, three differences, all of them proration.'],
          ['maya', 74, 'Good. We go on once it is two weeks without a surprise.'],
        ],
      },
      { title: 'Show the new invoice number in the customer portal', due: 2, lead: 'aiko' },
      { title: 'Explain failed card payments in plain words', priority: 'low', due: 9, lead: 'leila' },
    ],
    done: [
      {
        title: 'Export two years of invoices',
        about: 'Encrypted archive, checked against the ledger by finance.',
        priority: 'low',
        due: -8,
        lead: 'daniel',
      },
      {
        title: 'Sign the data processing agreement',
        about: 'Legal has the countersigned copy.',
        priority: 'high',
        due: -14,
        lead: 'maya',
        comments: [
          ['daniel', 400, 'They accepted our wording for sub-processors.'],
          ['maya', 380, 'Signed on both sides.', { '🎉': ['daniel', 'jonas', 'leila'] }],
        ],
      },
      {
        title: 'Copy payment methods to the new vault',
        about: 'Card tokens moved provider to provider; open invoices keep the method they had.',
        due: -7,
        lead: 'jonas',
        helpers: ['priya', 'maya'],
        comments: [
          ['jonas', 210, '18,204 of 18,211 copied. The seven others have expired cards.'],
          ['priya', 205, 'I have written to those seven.'],
        ],
      },
      {
        title: 'Choose the provider',
        about: 'Decision and comparison are in the project notes.',
        due: -28,
        lead: 'maya',
        helpers: ['leila'],
      },
      { title: 'List every place that reads an invoice', priority: 'low', due: -21, lead: 'aiko' },
      { title: 'Measure how long a month end takes today', due: -40, lead: 'priya' },
      { title: 'Agree on the currency list with sales', due: -33, lead: 'daniel' },
      { title: 'Set up the sandbox account', due: -38, lead: 'jonas' },
      { title: 'Draft the switchover checklist', due: -12, lead: 'maya', helpers: ['jonas'] },
      { title: 'Import customers without subscriptions', due: -10, lead: 'aiko' },
      {
        title: 'Keep the old invoice links alive',
        about: 'They redirect, and stay for ten years.',
        due: -5,
        lead: 'jonas',
      },
      { title: 'Alert when a webhook is late', due: -4, lead: 'aiko' },
    ],
  },
};
