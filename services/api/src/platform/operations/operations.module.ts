import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { MetaController } from './meta.controller.js';

/** What operators and monitors ask. */
@Module({ controllers: [HealthController, MetaController] })
export class OperationsModule {}
