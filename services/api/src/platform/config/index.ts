export { ConfigError } from './config-error.js';
export { configModule, configOf } from './config.module.js';
export type { TrustProxy } from './trust-proxy.js';
export type { Config, QuotaName, RateName, S3Config } from './config.js';
