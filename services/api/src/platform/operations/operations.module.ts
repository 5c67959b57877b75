import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { MetaController } from './meta.controller.js';
import { MetricsController } from './metrics.controller.js';
import { MetricsService } from './metrics.service.js';

/** Health, metrics and metadata for operators and monitoring. */
@Module({
  controllers: [HealthController, MetaController, MetricsController],
  providers: [MetricsService],
  exports: [MetricsService],
})
export class OperationsModule {}
