import { Module } from '@nestjs/common';
import { NewcomersService } from './newcomers.service.js';

@Module({ providers: [NewcomersService], exports: [NewcomersService] })
export class TeamModule {}
