import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { DataExportModule } from '../data-export/index.js';
import { ProjectsModule } from '../projects/index.js';
import { RemotesModule } from '../remotes/index.js';
import { OwnValuesController } from './own-values.controller.js';
import { ProjectValuesController } from './project-values.controller.js';
import { RemotePersonValueEntity } from './remote-person-value.entity.js';
import { RemoteProjectValueEntity } from './remote-project-value.entity.js';
import { RemoteStoreExport } from './remote-store-export.js';
import { RemoteStoreRepository } from './remote-store.repository.js';
import { RemoteStoreService } from './remote-store.service.js';
import { StoreAdminController } from './store-admin.controller.js';
import { StoreAdminRepository } from './store-admin.repository.js';
import { StoreAdminService } from './store-admin.service.js';

@Module({
  imports: [
    AuthModule,
    DataExportModule,
    ProjectsModule,
    RemotesModule,
    TypeOrmModule.forFeature([RemotePersonValueEntity, RemoteProjectValueEntity]),
  ],
  controllers: [OwnValuesController, ProjectValuesController, StoreAdminController],
  providers: [
    RemoteStoreExport,
    RemoteStoreRepository,
    RemoteStoreService,
    StoreAdminRepository,
    StoreAdminService,
  ],
})
export class RemoteStoreModule {}
