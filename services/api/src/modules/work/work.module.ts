import { Module } from '@nestjs/common';
import { WorkController } from './work.controller.js';
import { WorkRepository } from './work.repository.js';

@Module({ controllers: [WorkController], providers: [WorkRepository] })
export class WorkModule {}
