// @ts-check
/** Prints how the versions of one remote perform: the figures of `/admin/remotes/NAME`. */

/**
 * @typedef {import('@taskloom/contracts').RemoteFigures} Figures
 * @typedef {import('../terminal/steps.mjs').Steps} Steps
 */

/** As in `VITAL_LIMITS` of contracts. @type {Record<'lcp' | 'inp' | 'cls', (value: number) => string>} */
const UNITS = {
  lcp: (value) => `${value} ms`,
  inp: (value) => `${value} ms`,
  cls: (value) => (value / 1_000).toFixed(2),
};

/** How many of each are printed. */
const MOST = { alarms: 5, errors: 5, frames: 3 };

/** As `REMOTE_ALARM_MEASURES` of contracts. @type {Record<Figures['alarms'][number]['measure'], string>} */
const ALARMS = { failures: 'loads fail', errors: 'errors after rendering', inp: 'slow responses (INP)' };

/** @param {Steps} steps @param {Figures} figures installations of earlier releases have no `alarms` */
export function showFigures(steps, { versions, hours, errors, longTasks, alarms = [] }) {
  const { dim } = steps.paint;
  if (alarms.length > 0) steps.say('\n  Alarms, last 14 days');
  for (const alarm of alarms.slice(0, MOST.alarms)) steps.say(`  ${aboutAlarm(alarm)}`);
  steps.say('\n  Versions, last 24 hours');
  for (const version of versions) {
    steps.say(`  ${version.place.padEnd(8)} ${peopleOf(version)}`);
    for (const line of vitalsOf(version)) steps.say(dim(`  ${''.padEnd(8)} ${line}`));
  }
  steps.say(`\n  ${totalOf(hours)}`);
  if (errors.length > 0) steps.say('\n  Errors, last 14 days');
  for (const error of errors.slice(0, MOST.errors)) {
    steps.say(`  ${counted(error.people, 'person', 'people')} × ${error.message}`);
    for (const frame of error.frames.slice(0, MOST.frames)) steps.say(dim(`    ${placeOf(frame)}`));
    steps.say(dim(`    ${aboutError(error)}`));
  }
  if (longTasks.length > 0) steps.say('\n  Long tasks, last 48 hours');
  for (const { people, reason, version, longestMs } of longTasks.slice(0, MOST.errors))
    steps.say(
      `  ${counted(people, 'person', 'people')} × ${reason ?? 'unknown script'} in ${version}, up to ${longestMs} ms`,
    );
}

/** @param {Figures['versions'][number]} version */
function peopleOf({ version, people, share, failures, errors, longTasks }) {
  const troubles = [
    [failures, 'failed'],
    [errors, 'with errors'],
    [longTasks, 'with long tasks'],
  ].flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`]));
  const words = troubles.length > 0 ? troubles.join(', ') : 'no problems';
  return `${version}  ${percent(share)} (${counted(people, 'person', 'people')}); ${words}`;
}

/** @param {Figures['versions'][number]} version */
function vitalsOf({ vitals, worse }) {
  const lines = /** @type {const} */ (['lcp', 'inp', 'cls']).flatMap((vital) => {
    const figures = vitals[vital];
    if (!figures) return [];
    return [`${vital.toUpperCase()} ${UNITS[vital](figures.p75)} (${percent(figures.poor)} poor)`];
  });
  const warning = worse.map(
    (vital) => `${vital.toUpperCase()} is significantly worse than that of the live version`,
  );
  return [...(lines.length > 0 ? [`75th percentile: ${lines.join(', ')}`] : []), ...warning];
}

/** @param {Figures['hours']} hours */
function totalOf(hours) {
  const sum = (/** @type {'loads' | 'failures' | 'errors'} */ key) =>
    hours.reduce((all, hour) => all + hour[key], 0);
  return `Last ${hours.length} hours: ${counted(sum('loads'), 'load', 'loads')}, ${sum('failures')} failed, ${counted(sum('errors'), 'error', 'errors')}; each person counts once an hour`;
}

/** @param {Figures['errors'][number]['frames'][number]} frame */
const placeOf = ({ name, file, line, column }) => `at ${name ? `${name} ` : ''}(${file}:${line}:${column})`;

/** @param {Figures['errors'][number]} error */
const aboutError = ({ version, count, firstAt, lastAt, reference }) =>
  [
    version,
    counted(count, 'report', 'reports'),
    `first ${minutes(firstAt)}`,
    `last ${minutes(lastAt)}`,
    ...(reference === null ? [] : [`reference ${reference}`]),
  ].join(', ');

/** @param {Figures['alarms'][number]} alarm */
function aboutAlarm({ version, measure, people, affected, raisedAt, resolvedAt }) {
  const until = resolvedAt === null ? 'still raised' : `resolved ${minutes(resolvedAt)}`;
  return `${version}  ${ALARMS[measure]}: ${affected} of ${counted(people, 'person', 'people')} within an hour; raised ${minutes(raisedAt)}, ${until}`;
}

/** @param {string} time ISO 8601 */
const minutes = (time) => `${time.slice(0, 16).replace('T', ' ')} UTC`;

/** @param {number} share 0 to 1 */
const percent = (share) => `${Math.round(share * 100)} %`;

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;
