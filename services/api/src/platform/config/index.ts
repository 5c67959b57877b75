export { ConfigError } from './config-error.js';
export { ConfigModule } from './config.module.js';
export { Config, loadConfig, type RateName } from './config.js';
export type { TrustProxy } from './trust-proxy.js';
