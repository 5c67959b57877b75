import type { DemoProject } from '../demo-data.js';

export const customerInterviews: DemoProject = {
  title: 'Customer interviews, Q4',
  about: 'Twelve conversations with teams that left in summer, and a two-page summary for planning.',
  status: 'active',
  due: 0,
  owner: 'leila',
  members: ['maya', 'priya'],
  startedDaysAgo: 30,
  touchedMinutesAgo: 1_700,
  tasks: {
    todo: [
      { title: 'Interview 9: a school with forty teachers', due: 0, lead: 'leila' },
      { title: 'Interview 10: the architects in Porto', due: 1, lead: 'priya' },
      { title: 'Interview 11: a choir of eighty', due: 3, lead: 'leila' },
      { title: 'Interview 12: somebody who came back', priority: 'high', due: 4, lead: 'maya' },
      {
        title: 'Write the two-page summary',
        about: 'One page on why they left, one on what would have kept them. No slides.',
        priority: 'high',
        due: 6,
        lead: 'leila',
        helpers: ['maya'],
      },
      { title: 'Thank everybody with a letter', priority: 'low', due: 9, lead: 'leila' },
      { title: 'Present the summary at planning', due: 10, lead: 'maya', helpers: ['leila'] },
    ],
    inprogress: [
      {
        title: 'Sort what we heard into themes',
        about: 'Quotes first, headings later. Eight interviews are in.',
        due: 2,
        lead: 'priya',
        helpers: ['leila'],
        comments: [
          ['priya', 34, 'Price comes up twice. Search comes up in six of eight.'],
          ['leila', 31, 'And nobody has said “feature”. They talk about trust.'],
        ],
      },
      { title: 'Transcribe interviews 6 to 8', due: -1, lead: 'leila' },
      { title: 'Check the quotes with the people quoted', due: 5, lead: 'priya' },
    ],
    done: [
      { title: 'Choose whom to ask', due: -26, lead: 'leila', helpers: ['maya'] },
      { title: 'Write the five questions', due: -24, lead: 'leila' },
      { title: 'Try the questions on two colleagues', priority: 'low', due: -22, lead: 'priya' },
      { title: 'Send the invitations', due: -20, lead: 'leila' },
      { title: 'Interview 1 and 2: agencies', due: -16, lead: 'leila' },
      { title: 'Interview 3: a bakery with three shops', due: -14, lead: 'priya' },
      { title: 'Interview 4 and 5: two start-ups', due: -11, lead: 'maya' },
      {
        title: 'Interview 6: the town library',
        due: -8,
        lead: 'leila',
        comments: [['maya', 180, 'The line about “a tool that shouts at me” has to go into the summary.']],
      },
      { title: 'Interview 7: a publisher', due: -6, lead: 'priya' },
      { title: 'Interview 8: a research group', due: -4, lead: 'leila' },
    ],
  },
};
