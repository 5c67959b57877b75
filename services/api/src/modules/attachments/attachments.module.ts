import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { ProjectsModule } from '../projects/index.js';
import { TasksModule } from '../tasks/index.js';
import { StorageUsageModule } from '../storage/index.js';
import { AttachmentCopiesService } from './attachment-copies.service.js';
import { AttachmentTrashService } from './attachment-trash.service.js';
import { AttachmentsController } from './attachments.controller.js';
import { AttachmentsRepository } from './attachments.repository.js';
import { AttachmentsService } from './attachments.service.js';
import { FilesController } from './download/files.controller.js';
import { RunningDownloads } from './download/running-downloads.service.js';
import { FileSweeper } from './file-sweeper.service.js';
import { AttachmentEntity } from './attachment.entity.js';
import { DiscardedFileEntity } from './discarded-file.entity.js';
import { SmallPicturesService } from './small/small-pictures.service.js';
import { StoredKeys } from './stored-keys.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AttachmentEntity, DiscardedFileEntity]),
    AuthModule,
    ProjectsModule,
    StorageUsageModule,
    TasksModule,
  ],
  controllers: [AttachmentsController, FilesController],
  providers: [
    AttachmentsService,
    AttachmentCopiesService,
    AttachmentTrashService,
    AttachmentsRepository,
    FileSweeper,
    SmallPicturesService,
    StoredKeys,
    RunningDownloads,
  ],
  exports: [StoredKeys, AttachmentsRepository, RunningDownloads],
})
export class AttachmentsModule {}
