export { ConfigError } from './config-error.js';
export { ConfigModule } from './config.module.js';
export type { TrustProxy } from './trust-proxy.js';
export { Config, loadConfig, type QuotaName, type RateName } from './config.js';
