/** The time limit of each stage of a load, milliseconds (docs/architecture.md, "How the shell loads remotes"). */
export const STAGE_LIMIT_MS = { manifest: 2_000, entry: 4_000, expose: 8_000, screen: 8_000 } as const;
export type LoadStage = keyof typeof STAGE_LIMIT_MS | 'mount';

/** The time limit of a whole load, retries included, in milliseconds. */
export const LOAD_LIMIT_MS = 10_000;

/** How long a mounted screen may suspend before it counts as failed, milliseconds; each of its chunks has 8 s. */
export const MOUNT_LIMIT_MS = 9_000;

/** Pauses before the second and third attempt after a network fault, milliseconds, with jitter of up to half. */
export const RETRY_PAUSES_MS = [200, 500] as const;
