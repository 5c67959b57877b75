import { Global, Module } from '@nestjs/common';
import { Outbound } from './outbound.js';

@Global()
@Module({ providers: [Outbound], exports: [Outbound] })
export class OutboundModule {}
