/** The language of notifications, whose title and message come from the server (decision 0025). */
export const WRITTEN_IN = 'en';
