/** SQL expression: a timestamptz as ISO 8601 in UTC with milliseconds (specification 10). */
export const wireTime = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL expression: a date as `YYYY-MM-DD`, or null. */
export const wireDay = (column: string): string => `to_char(${column}, 'YYYY-MM-DD')`;
