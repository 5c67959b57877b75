/** Fetches code that will be wanted soon. Should it fail, whoever needs it asks again and tells. */
export const fetchAhead = (load: () => Promise<unknown>): void => void load().catch(() => {});
