export { OpenIdModule } from './openid.module.js';
export { OpenIdProviders, providerUnavailable, type OpenIdProvider } from './openid-providers.js';
export { SignInProviderDto } from './sign-in-provider.dto.js';
