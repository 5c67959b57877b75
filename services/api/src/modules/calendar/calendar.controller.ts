import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { addDays, CALENDAR_DAYS } from '@taskloom/contracts';
import { CurrentUser, invalidField, JsonText, type Caller } from '../../platform/http/index.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarAnswerDto, CalendarQueryDto } from './dto/calendar.dto.js';

/** Tasks by deadline, of the caller's projects only: the caller is part of the statement. */
@ApiTags('calendar')
@Controller('calendar')
export class CalendarController {
  constructor(private readonly calendar: CalendarRepository) {}

  @Get()
  @JsonText()
  @ApiOkResponse({ type: CalendarAnswerDto })
  tasks(@CurrentUser() { _id }: Caller, @Query() query: CalendarQueryDto): Promise<string> {
    const { from, to } = query;
    if (to < from || to >= addDays(from, CALENDAR_DAYS))
      throw invalidField('to', `To must be at most ${CALENDAR_DAYS - 1} days after from, and not before it.`);
    return this.calendar.tasks(_id, query);
  }
}
