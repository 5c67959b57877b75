export { ConfigError } from './config-error.js';
export { configModule, configOf } from './config.module.js';
export type { ProviderSettings } from './openid-settings.js';
export type { TrustProxy } from './trust-proxy.js';
export type { Config, RateName, S3Config } from './config.js';
