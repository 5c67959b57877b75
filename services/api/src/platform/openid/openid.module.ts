import { Global, Module } from '@nestjs/common';
import { OpenIdProviders } from './openid-providers.js';

@Global()
@Module({ providers: [OpenIdProviders], exports: [OpenIdProviders] })
export class OpenIdModule {}
