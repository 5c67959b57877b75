import { Module } from '@nestjs/common';
import { TeamModule } from '../team/index.js';
import { JobsController } from './jobs.controller.js';

@Module({ imports: [TeamModule], controllers: [JobsController] })
export class JobsAdminModule {}
