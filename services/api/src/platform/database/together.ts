import { sqlState } from './sql-state.js';

const IN_FAILED_TRANSACTION = '25P02';

/** Whether the statement failed only because one before it in the transaction had failed. */
const isConsequence = (error: unknown): boolean => sqlState(error) === IN_FAILED_TRANSACTION;

/**
 * `Promise.all` for statements that a transaction sends together. It waits until all have ended, and throws the error of the statement
 * that failed first, not of those that could not run after it.
 */
export const together = async <T extends readonly unknown[]>(
  ...work: { [K in keyof T]: Promise<T[K]> }
): Promise<T> => {
  const outcomes = await Promise.allSettled(work);
  const errors = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  if (errors.length > 0) throw errors.find((error) => !isConsequence(error)) ?? errors[0];
  return Promise.all(work) as Promise<unknown> as Promise<T>;
};
