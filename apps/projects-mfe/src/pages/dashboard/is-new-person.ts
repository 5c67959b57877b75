const DAY_MS = 86_400_000;

/** The id of a person begins with the time of their registration, in milliseconds since 1970 (UUID version 7). */
const registeredAt = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

/** Whether the person has registered in the last 24 hours, so that no one is welcomed back on their first visit. */
export const isNewPerson = (id: string): boolean => Date.now() - registeredAt(id) < DAY_MS;
