import { Raw, type FindOperator } from 'typeorm';

/** Conditions by PostgreSQL's clock, which all processes share. */
export const past = (): FindOperator<Date> => Raw((column) => `${column} <= now()`);
export const future = (): FindOperator<Date> => Raw((column) => `${column} > now()`);
export const olderThan = (seconds: number): FindOperator<Date> =>
  Raw((column) => `${column} < now() - make_interval(secs => :seconds)`, { seconds });

/** Values by PostgreSQL's clock. Both take constants only: they become part of the statement. */
export const now = (): string => 'now()';
export const after = (interval: `${number} ${'days' | 'hours' | 'minutes'}`) => (): string =>
  `now() + interval '${interval}'`;
