import type { DemoProject } from '../demo-data.js';

export const officeMove: DemoProject = {
  title: 'Office move',
  about: '',
  status: 'cancelled',
  due: -14,
  owner: 'daniel',
  members: ['maya'],
  startedDaysAgo: 75,
  touchedMinutesAgo: 60 * 24 * 21,
  tasks: {
    todo: [
      { title: 'Sign the lease', priority: 'high', due: -20, lead: 'daniel' },
      { title: 'Order desks', due: -18, lead: 'maya' },
      { title: 'Choose the internet line', due: -19, lead: 'daniel' },
      { title: 'Label every cable', priority: 'low', due: -16 },
      { title: 'Tell the post office', priority: 'low', due: -15 },
      { title: 'Move the plants by hand', due: -14, lead: 'maya' },
      { title: 'Print the new address', priority: 'low', due: -14 },
      { title: 'Hand back the old keys', due: -13, lead: 'daniel' },
      { title: 'Find somebody for the piano', due: -15, lead: 'maya' },
      { title: 'Plan the moving weekend', due: -17, lead: 'daniel' },
      { title: 'Check the insurance', due: -21, lead: 'daniel' },
      { title: 'Draw the seating plan', priority: 'low', due: -16, lead: 'maya' },
    ],
    inprogress: [],
    done: [
      { title: 'Visit four offices', due: -50, lead: 'daniel', helpers: ['maya'] },
      { title: 'Ask everybody how they want to work', priority: 'high', due: -46, lead: 'maya' },
      { title: 'Compare the cost of staying', due: -35, lead: 'daniel' },
      {
        title: 'Decide to stay',
        due: -28,
        lead: 'maya',
        helpers: ['daniel'],
        comments: [['daniel', 660, 'The landlord repairs the heating, we keep the view. Closing this.']],
      },
    ],
  },
};
