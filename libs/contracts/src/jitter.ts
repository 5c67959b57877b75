/** A random duration between `least` and `most` times `ms`, so that clients that fail together don't retry together. */
export const jitter = (ms: number, least = 0.5, most = 1): number =>
  ms * (least + Math.random() * (most - least));
