import { Body, Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { StoredKey, StoredValue } from '@taskloom/contracts';
import { CurrentUser, Delete, Put, SeenVersion, type Caller } from '../../platform/http/index.js';
import { DoneDto, Refuses } from '../../platform/openapi/index.js';
import { CurrentProject, ProjectAccess, type VisibleProject } from '../projects/index.js';
import { StoredKeyDto, StoredValueDto, StoredValueUpdateDto } from './dto/stored-value.dto.js';
import { remoteStoreFull } from './remote-store.errors.js';
import { RemoteStoreService } from './remote-store.service.js';

/** The stored values of a remote for a project. All members read and write them. */
@ApiTags('remotes')
@Controller('projects/:projectId/remotes/:name/values')
export class ProjectValuesController {
  constructor(private readonly store: RemoteStoreService) {}

  @Get()
  @ProjectAccess()
  @ApiOkResponse({ type: [StoredKeyDto] })
  keys(
    @CurrentProject() { _id: projectId }: VisibleProject,
    @Param('name') remote: string,
  ): Promise<StoredKey[]> {
    return this.store.keys({ projectId, remote });
  }

  @Get(':key')
  @ProjectAccess()
  @ApiOkResponse({ type: StoredValueDto })
  get(
    @CurrentProject() { _id: projectId }: VisibleProject,
    @Param('name') remote: string,
    @Param('key') key: string,
  ): Promise<StoredValue> {
    return this.store.get({ projectId, remote }, key);
  }

  @Put(':key')
  @ProjectAccess()
  @Refuses(remoteStoreFull())
  @ApiOkResponse({ type: StoredValueDto })
  put(
    @CurrentUser() caller: Caller,
    @CurrentProject() { _id: projectId }: VisibleProject,
    @Param('name') remote: string,
    @Param('key') key: string,
    @Body() { value }: StoredValueUpdateDto,
    @SeenVersion() seen?: number,
  ): Promise<StoredValue> {
    return this.store.put(caller, { projectId, remote }, key, value, seen);
  }

  @Delete(':key')
  @ProjectAccess()
  @ApiOkResponse({ type: DoneDto })
  async delete(
    @CurrentUser() caller: Caller,
    @CurrentProject() { _id: projectId }: VisibleProject,
    @Param('name') remote: string,
    @Param('key') key: string,
    @SeenVersion() seen?: number,
  ): Promise<DoneDto> {
    await this.store.delete(caller, { projectId, remote }, key, seen);
    return { ok: true };
  }
}
