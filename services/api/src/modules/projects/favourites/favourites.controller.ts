import { Controller } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Delete, Put, type Caller } from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { CurrentProject, ProjectAccess, type VisibleProject } from '../project-access.js';
import { tooManyFavourites } from '../project.errors.js';
import { FavouritesService } from './favourites.service.js';

@ApiTags('projects')
@Controller('projects/:projectId/favourite')
export class FavouritesController {
  constructor(private readonly favourites: FavouritesService) {}

  @Put()
  @ProjectAccess(undefined, { archived: true })
  @ApiOkResponse({ type: DoneDto })
  @Refuses(tooManyFavourites())
  async add(@CurrentUser() caller: Caller, @CurrentProject() project: VisibleProject): Promise<{ ok: true }> {
    await this.favourites.add(caller, project);
    return { ok: true };
  }

  @Delete()
  @ProjectAccess(undefined, { archived: true })
  @ApiOkResponse({ type: DoneDto })
  async remove(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
  ): Promise<{ ok: true }> {
    await this.favourites.remove(caller, project);
    return { ok: true };
  }
}
