import { Module } from '@nestjs/common';
import { ProjectsModule } from '../projects/index.js';
import { RemotesModule } from '../remotes/index.js';
import { RemoteNoticesController } from './remote-notices.controller.js';
import { RemoteNoticesRepository } from './remote-notices.repository.js';
import { RemoteNotices } from './remote-notices.service.js';

@Module({
  imports: [ProjectsModule, RemotesModule],
  controllers: [RemoteNoticesController],
  providers: [RemoteNotices, RemoteNoticesRepository],
})
export class RemoteNoticesModule {}
