import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttachmentsModule } from '../attachments/index.js';
import { StorageUsageModule } from '../storage/index.js';
import { UsersModule } from '../users/index.js';
import { PictureEntity } from './picture.entity.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesRepository } from './pictures.repository.js';
import { PicturesService } from './pictures.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PictureEntity]), UsersModule, AttachmentsModule, StorageUsageModule],
  controllers: [PicturesController],
  providers: [PicturesService, PicturesRepository],
})
export class PicturesModule {}
