/** The longest that each stage of a load may take, milliseconds (architecture, "Remotes at run time"). */
export const STAGE_LIMIT_MS = { manifest: 2_000, entry: 4_000, expose: 8_000, screen: 8_000 } as const;
export type LoadStage = keyof typeof STAGE_LIMIT_MS | 'mount';

/** One load from its first to its last stage, tries included, milliseconds. */
export const LOAD_LIMIT_MS = 10_000;

/** How long a screen may wait for something of its own before it is given up, milliseconds; each of its chunks has 8 s. */
export const MOUNT_LIMIT_MS = 9_000;

/** Pauses before the second and third try after a network fault, milliseconds; each is moved by up to half, so that tabs don't come in step. */
export const RETRY_PAUSES_MS = [200, 500] as const;
