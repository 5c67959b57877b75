import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { DeployToken, DeployTokenCreated } from '@taskloom/contracts';
import { Credentials, CurrentUser, Delete, IdPipe, Post, type Caller } from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { StepUpRequired } from '../../auth/index.js';
import {
  DeployTokenCreatedDto,
  DeployTokenCreateDto,
  DeployTokenDto,
  RemoteCreateDto,
} from '../dto/deploy-token.dto.js';
import { RemoteOperator } from '../remote-access.js';
import { remoteExists, tooManyDeployTokens } from '../remote.errors.js';
import { IssuedTokensService } from './issued-tokens.service.js';

/** The deploy tokens of remotes. */
@ApiTags('remotes')
@Controller('remotes')
export class DeployTokensController {
  constructor(private readonly tokens: IssuedTokensService) {}

  /** Registers a remote with its first deploy token, which is shown only once. Needs a recent proof of who the caller is. */
  @Post()
  @StepUpRequired()
  @RemoteOperator()
  @Credentials()
  @Refuses(remoteExists('reports'))
  @ApiOkResponse({ type: DeployTokenCreatedDto })
  @HttpCode(200)
  createRemote(@CurrentUser() caller: Caller, @Body() remote: RemoteCreateDto): Promise<DeployTokenCreated> {
    return this.tokens.createRemote(caller, remote);
  }

  @Get(':name/tokens')
  @RemoteOperator()
  @ApiOkResponse({ type: [DeployTokenDto] })
  list(@Param('name') name: string): Promise<DeployToken[]> {
    return this.tokens.list(name);
  }

  /** The response has the token itself, which is shown only once. Needs a recent proof of who the caller is. */
  @Post(':name/tokens')
  @StepUpRequired()
  @RemoteOperator()
  @Credentials()
  @Refuses(tooManyDeployTokens('calendar'))
  @ApiOkResponse({ type: DeployTokenCreatedDto })
  @HttpCode(200)
  create(
    @CurrentUser() caller: Caller,
    @Param('name') name: string,
    @Body() token: DeployTokenCreateDto,
  ): Promise<DeployTokenCreated> {
    return this.tokens.create(caller, name, token);
  }

  /** The token is invalid from the next request on. */
  @Delete(':name/tokens/:tokenId')
  @RemoteOperator()
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async revoke(
    @CurrentUser() caller: Caller,
    @Param('name') name: string,
    @Param('tokenId', IdPipe) tokenId: string,
  ): Promise<{ ok: true }> {
    await this.tokens.revoke(caller, name, tokenId);
    return { ok: true };
  }
}
