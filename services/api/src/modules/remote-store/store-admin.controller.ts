import { Controller, Get, HttpCode, Param, type PipeTransform } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { STORED_SCOPES, type RemoteStore, type StoredScope } from '@taskloom/contracts';
import { CurrentUser, Delete, notFound, type Caller } from '../../platform/http/index.js';
import { StepUpRequired } from '../auth/index.js';
import { RemoteOperator } from '../remotes/index.js';
import { RemoteStoreClearedDto, RemoteStoreDto } from './dto/remote-store.dto.js';
import { StoreAdminService } from './store-admin.service.js';

/** The kind of values in the path. @throws 404 for another one */
class ScopePipe implements PipeTransform<string, StoredScope> {
  transform(value: string): StoredScope {
    const scope = STORED_SCOPES.find((known) => known === value);
    if (!scope) throw notFound();
    return scope;
  }
}

/** The stored data of a remote, for team admins. */
@ApiTags('remotes')
@Controller('remotes/:name/store')
export class StoreAdminController {
  constructor(private readonly store: StoreAdminService) {}

  /** How much the remote keeps for projects and for people, without contents. */
  @Get()
  @RemoteOperator()
  @ApiOkResponse({ type: RemoteStoreDto })
  read(@Param('name') name: string): Promise<RemoteStore> {
    return this.store.read(name);
  }

  /** Removes all that the remote keeps for projects, or for people. Needs a recent proof of who the caller is. */
  @Delete(':scope')
  @StepUpRequired()
  @RemoteOperator()
  @ApiParam({ name: 'scope', enum: STORED_SCOPES })
  @ApiOkResponse({ type: RemoteStoreClearedDto })
  @HttpCode(200)
  clear(
    @CurrentUser() caller: Caller,
    @Param('name') name: string,
    @Param('scope', ScopePipe) scope: StoredScope,
  ): Promise<RemoteStoreClearedDto> {
    return this.store.clear(caller, name, scope);
  }
}
