import type { ConfigService } from '@nestjs/config';
import type { Config } from '../config/index.js';

/** Names of what the API of this installation offers; the last ones depend on its settings. */
export const capabilitiesOf = (config: ConfigService<Config, true>): string[] => {
  const optional = {
    mail: config.get('mail', { infer: true }),
    s3: config.get('storage', { infer: true }).s3,
    redis: config.get('redis', { infer: true }).url,
  };
  return [
    'realtime',
    'idempotency',
    'remotes',
    ...Object.entries(optional).flatMap(([name, set]) => (set ? [name] : [])),
  ];
};
