/** Loads code that will probably be needed soon. Failures are ignored: the code is requested again when it is needed. */
export const prefetch = (load: () => Promise<unknown>): void => void load().catch(() => {});
