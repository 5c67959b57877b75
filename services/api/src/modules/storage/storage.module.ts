import { Module } from '@nestjs/common';
import { ProjectsModule } from '../projects/index.js';
import { Quotas } from './quotas.service.js';
import { StorageController } from './storage.controller.js';
import { StorageRepository } from './storage.repository.js';

@Module({
  imports: [ProjectsModule],
  controllers: [StorageController],
  providers: [Quotas, StorageRepository],
  exports: [Quotas],
})
export class StorageUsageModule {}
