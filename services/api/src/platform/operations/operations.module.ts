import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { MetaController } from './meta.controller.js';
import { MetricsController } from './metrics.controller.js';
import { MetricsService } from './metrics.service.js';

/** What operators and monitors ask. */
@Module({
  controllers: [HealthController, MetaController, MetricsController],
  providers: [MetricsService],
  exports: [MetricsService],
})
export class OperationsModule {}
