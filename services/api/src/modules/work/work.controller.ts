import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { WORK_PAGE, type WorkCounts, type WorkPage } from '@taskloom/contracts';
import { CurrentUser, type Caller } from '../../platform/http/index.js';
import { WorkCountsDto, WorkPageDto } from './dto/work-page.dto.js';
import { WorkCountsQueryDto, WorkQueryDto } from './dto/work-query.dto.js';
import { WorkRepository } from './work.repository.js';

/** The caller's open tasks in all their projects; the caller is part of every query. */
@ApiTags('work')
@Controller('work')
export class WorkController {
  constructor(private readonly work: WorkRepository) {}

  @Get('tasks')
  @ApiOkResponse({ type: WorkPageDto })
  tasks(
    @CurrentUser() { _id }: Caller,
    @Query() { tab, limit = WORK_PAGE, cursor }: WorkQueryDto,
  ): Promise<WorkPage> {
    return this.work.page(_id, tab, limit, cursor);
  }

  @Get('counts')
  @ApiOkResponse({ type: WorkCountsDto })
  counts(@CurrentUser() { _id }: Caller, @Query() { day }: WorkCountsQueryDto): Promise<WorkCounts> {
    return this.work.counts(_id, day);
  }
}
