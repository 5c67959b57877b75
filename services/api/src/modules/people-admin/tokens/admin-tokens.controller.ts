import { Controller, Get, HttpCode, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AdminApiTokens } from '@taskloom/contracts';
import { Database } from '../../../platform/database/index.js';
import { CurrentUser, Delete, IdPipe, notFound, type Caller } from '../../../platform/http/index.js';
import { DoneDto } from '../../../platform/openapi/index.js';
import { ApiTokensService } from '../../auth/index.js';
import { CurrentTeam, TeamAdmin, type OwnTeam } from '../../team/index.js';
import { AdminTokensRepository } from './admin-tokens.repository.js';
import { AdminApiTokensDto } from './dto/admin-tokens.dto.js';

/** The API tokens of the people of the calling admin's team. */
@ApiTags('admin')
@Controller('admin/tokens')
export class AdminTokensController {
  constructor(
    private readonly database: Database,
    private readonly repository: AdminTokensRepository,
    private readonly tokens: ApiTokensService,
  ) {}

  @Get()
  @TeamAdmin()
  @ApiOkResponse({ type: AdminApiTokensDto })
  list(@CurrentTeam() team: OwnTeam): Promise<AdminApiTokens> {
    return this.repository.listOf(team._id);
  }

  /** Ends its sockets and downloads as well. */
  @Delete(':id')
  @TeamAdmin()
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async revoke(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Param('id', IdPipe) id: string,
  ): Promise<{ ok: true }> {
    await this.database.transaction(async (tx) => {
      const person = await this.repository.personOf(tx, team._id, id);
      if (person === undefined) throw notFound();
      await this.tokens.revokeOf(tx, caller, person, id);
    });
    return { ok: true };
  }
}
