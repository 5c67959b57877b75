// @ts-check
/** How the versions of a remote perform, for the pictures of its page. */

const ago = (/** @type {number} */ minutes) => new Date(Date.now() - minutes * 60_000).toISOString();

const GOOD = { values: 812, p75: 140, good: 0.9, poor: 0.02 };

/** @type {import('@taskloom/contracts').RemoteFigures} */
export const FIGURES = {
  name: 'calendar',
  title: 'Calendar',
  versions: [
    {
      ...{ version: '1.4.0', place: 'live', people: 1_084, share: 0.9, failures: 3, errors: 12, longTasks: 1, worse: [] },
      vitals: { lcp: { ...GOOD, p75: 1_840 }, inp: GOOD, cls: { ...GOOD, p75: 40 } },
    },
    {
      ...{ version: '1.5.0', place: 'canary', people: 121, share: 0.1, failures: 0, errors: 0, longTasks: 0 },
      vitals: { lcp: { ...GOOD, p75: 4_320, poor: 0.31 }, inp: { ...GOOD, p75: 260, poor: 0.06 }, cls: null },
      worse: ['lcp'],
    },
  ],
  hours: Array.from({ length: 48 }, (_, at) => {
    const loads = Math.round(60 * Math.max(0, Math.sin((((at + 2) % 24) / 14) * Math.PI)));
    const late = at > 36 && loads > 0;
    const troubles = { failures: late ? 4 : 0, errors: late ? 6 : 0, longTasks: at % 9 === 0 && loads > 0 ? 2 : 0 };
    return { at: ago((47 - at) * 60), loads, ...troubles };
  }),
  alarms: [
    {
      ...{ version: '1.4.0', measure: 'errors', people: 212, affected: 19 },
      ...{ raisedAt: ago(1_500), resolvedAt: ago(1_380) },
    },
  ],
  errors: [
    {
      ...{ version: '1.5.0', message: "Cannot read properties of undefined (reading 'deadline')", reference: 'late-k3f9a1' },
      ...{ count: 31, people: 12, firstAt: ago(2_900), lastAt: ago(25) },
      frames: [
        { name: 'deadlineOf', file: 'src/features/month/day.tsx', line: 41, column: 18, resolved: true },
        { name: 'Month', file: 'src/features/month/month.tsx', line: 12, column: 5, resolved: true },
        { name: null, file: '/assets/shell.4c1f09aa.js', line: 1, column: 20_417, resolved: false },
      ],
    },
    {
      ...{ version: '1.4.0', message: 'Failed to fetch', reference: null, frames: [] },
      ...{ count: 1, people: 1, firstAt: ago(900), lastAt: ago(900) },
    },
  ],
  longTasks: [
    {
      ...{ version: '1.5.0', reason: '/r/calendar/1.5.0/assets/month.4c1f09aa.js' },
      ...{ people: 4, longestMs: 840, lastAt: ago(75) },
    },
  ],
};
