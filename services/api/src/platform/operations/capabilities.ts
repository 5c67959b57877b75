import type { Config } from '../config/index.js';

/** Names of what the API of this installation offers; the last ones depend on its settings. */
export const capabilitiesOf = ({ mail, s3, redisUrl }: Config): string[] => {
  const optional = { mail, s3, redis: redisUrl };
  return [
    'realtime',
    'idempotency',
    'remotes',
    ...Object.entries(optional).flatMap(([name, set]) => (set ? [name] : [])),
  ];
};
