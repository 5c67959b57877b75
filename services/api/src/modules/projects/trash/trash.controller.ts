import { Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { canDeleteProject, type RestoreResult, type TrashEntry } from '@taskloom/contracts';
import { CurrentUser, Delete, Post, type Caller } from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { CurrentProject, ProjectAccess, type VisibleProject } from '../project-access.js';
import { RestoreResultDto, TrashEntryDto, TrashQueryDto } from './trash.dto.js';
import { CurrentEntry, TrashAccess } from './trash-access.js';
import type { TrashEntity } from './trash.entity.js';
import { projectInTrash, taskInTrash } from './trash.errors.js';
import { mayRestore } from './trash.presenter.js';
import { TrashService } from './trash.service.js';

const mayPurge = ({ _id }: Caller, { project }: TrashEntity): boolean => project.ownerId === _id;

@ApiTags('trash')
@Controller()
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @Get('trash')
  @ApiOkResponse({ type: [TrashEntryDto] })
  all(@CurrentUser() caller: Caller, @Query() query: TrashQueryDto): Promise<TrashEntry[]> {
    return this.trash.list(caller, query);
  }

  @Get('projects/:projectId/trash')
  @ProjectAccess()
  @ApiOkResponse({ type: [TrashEntryDto] })
  ofProject(
    @CurrentUser() caller: Caller,
    @CurrentProject() { _id }: VisibleProject,
    @Query() query: TrashQueryDto,
  ): Promise<TrashEntry[]> {
    return this.trash.list(caller, query, _id);
  }

  @Delete('projects/:projectId/trash')
  @ProjectAccess(canDeleteProject)
  @ApiOkResponse({ type: DoneDto })
  async empty(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
  ): Promise<{ ok: true }> {
    await this.trash.empty(caller, project);
    return { ok: true };
  }

  @Post('projects/:projectId/trash/:id/restore')
  @TrashAccess(mayRestore)
  @Refuses(projectInTrash('Billing migration'), taskInTrash('Rotate webhook secrets'))
  @HttpCode(200)
  @ApiOkResponse({ type: RestoreResultDto })
  restore(@CurrentUser() caller: Caller, @CurrentEntry() entry: TrashEntity): Promise<RestoreResult> {
    return this.trash.restore(caller, entry);
  }

  @Delete('projects/:projectId/trash/:id')
  @TrashAccess(mayPurge)
  @ApiOkResponse({ type: DoneDto })
  async purge(@CurrentEntry() entry: TrashEntity): Promise<{ ok: true }> {
    await this.trash.purge(entry);
    return { ok: true };
  }
}
