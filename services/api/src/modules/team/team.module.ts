import { Module } from '@nestjs/common';
import { NewcomersService } from './newcomers.service.js';

@Module({ providers: [NewcomersService] })
export class TeamModule {}
