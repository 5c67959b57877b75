/** SQL: the last hours, the current one included, each as a row with its start, `at`. */
export const lastHours = (hours: number): string =>
  `(SELECT generate_series(date_trunc('hour', now(), 'UTC') - interval '${hours - 1} hours', now(), interval '1 hour') AS at)`;
