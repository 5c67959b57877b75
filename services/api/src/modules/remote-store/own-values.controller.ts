import { Body, Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { StoredKey, StoredValue } from '@taskloom/contracts';
import { CurrentUser, Delete, Put, SeenVersion, type Caller } from '../../platform/http/index.js';
import { DoneDto, Refuses } from '../../platform/openapi/index.js';
import { StoredKeyDto, StoredValueDto, StoredValueUpdateDto } from './dto/stored-value.dto.js';
import { remoteStoreFull } from './remote-store.errors.js';
import { RemoteStoreService } from './remote-store.service.js';

/** The stored values of a remote for the person who calls. */
@ApiTags('remotes')
@ApiNotFoundResponse({ description: 'The remote is not registered.' })
@Controller('remotes/:name/values')
export class OwnValuesController {
  constructor(private readonly store: RemoteStoreService) {}

  @Get()
  @ApiOkResponse({ type: [StoredKeyDto] })
  keys(@CurrentUser() { _id: userId }: Caller, @Param('name') remote: string): Promise<StoredKey[]> {
    return this.store.keys({ userId, remote });
  }

  @Get(':key')
  @ApiOkResponse({ type: StoredValueDto })
  get(
    @CurrentUser() { _id: userId }: Caller,
    @Param('name') remote: string,
    @Param('key') key: string,
  ): Promise<StoredValue> {
    return this.store.get({ userId, remote }, key);
  }

  @Put(':key')
  @Refuses(remoteStoreFull())
  @ApiOkResponse({ type: StoredValueDto })
  put(
    @CurrentUser() caller: Caller,
    @Param('name') remote: string,
    @Param('key') key: string,
    @Body() { value }: StoredValueUpdateDto,
    @SeenVersion() seen?: number,
  ): Promise<StoredValue> {
    return this.store.put(caller, { userId: caller._id, remote }, key, value, seen);
  }

  @Delete(':key')
  @ApiOkResponse({ type: DoneDto })
  async delete(
    @CurrentUser() caller: Caller,
    @Param('name') remote: string,
    @Param('key') key: string,
    @SeenVersion() seen?: number,
  ): Promise<DoneDto> {
    await this.store.delete(caller, { userId: caller._id, remote }, key, seen);
    return { ok: true };
  }
}
