import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProjectsModule } from '../projects/index.js';
import { Quotas } from './quotas.service.js';
import { StorageController } from './storage.controller.js';
import { StorageRepository } from './storage.repository.js';
import { StorageUsageEntity } from './storage-usage.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([StorageUsageEntity]), ProjectsModule],
  controllers: [StorageController],
  providers: [Quotas, StorageRepository],
  exports: [Quotas],
})
export class StorageUsageModule {}
