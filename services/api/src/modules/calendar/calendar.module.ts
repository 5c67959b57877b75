import { Module } from '@nestjs/common';
import { CalendarController } from './calendar.controller.js';
import { CalendarRepository } from './calendar.repository.js';

@Module({ controllers: [CalendarController], providers: [CalendarRepository] })
export class CalendarModule {}
