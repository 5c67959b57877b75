import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ApiToken, ApiTokenCreated } from '@taskloom/contracts';
import {
  ClientAddress,
  Credentials,
  CurrentUser,
  Delete,
  IdPipe,
  Post,
  type Caller,
} from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { stepUpRequired, tooManyTokens } from '../auth.errors.js';
import { ApiTokensService } from './api-tokens.service.js';
import { ApiTokenCreateDto, ApiTokenCreatedDto, ApiTokenDto } from './dto/api-token.dto.js';

/** The caller's own API tokens. */
@ApiTags('auth')
@Controller('auth/tokens')
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Get()
  @ApiOkResponse({ type: [ApiTokenDto] })
  list(@CurrentUser() caller: Caller): Promise<ApiToken[]> {
    return this.tokens.list(caller);
  }

  @Post()
  @Credentials()
  @Refuses(tooManyTokens(), stepUpRequired())
  @ApiOkResponse({ type: ApiTokenCreatedDto })
  @HttpCode(200)
  create(
    @CurrentUser() caller: Caller,
    @Body() token: ApiTokenCreateDto,
    @ClientAddress() address: string,
  ): Promise<ApiTokenCreated> {
    return this.tokens.create(caller, token, address);
  }

  @Delete(':id')
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async revoke(@CurrentUser() caller: Caller, @Param('id', IdPipe) id: string): Promise<{ ok: true }> {
    await this.tokens.revoke(caller, id);
    return { ok: true };
  }
}
