import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RemoteKey } from '@taskloom/contracts';
import { Credentials, CurrentUser, Delete, IdPipe, Post, type Caller } from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { StepUpRequired } from '../../auth/index.js';
import { RemoteKeyCreateDto, RemoteKeyDto } from '../dto/remote-key.dto.js';
import { RemoteOperator } from '../remote-access.js';
import { keyExists, tooManyKeys } from './key.errors.js';
import { KeysService } from './keys.service.js';

/** The public keys that verify the signatures of a remote's builds. */
@ApiTags('remotes')
@Controller('remotes/:name/keys')
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  /** Newest first, with revoked ones. */
  @Get()
  @RemoteOperator()
  @ApiOkResponse({ type: [RemoteKeyDto] })
  list(@Param('name') name: string): Promise<RemoteKey[]> {
    return this.keys.list(name);
  }

  /** Registers an Ed25519 public key. From then on, the remote takes only signed versions. Needs a recent proof of who the caller is. */
  @Post()
  @StepUpRequired()
  @RemoteOperator()
  @Credentials()
  @Refuses(keyExists('calendar'), tooManyKeys('calendar'))
  @ApiOkResponse({ type: RemoteKeyDto })
  @HttpCode(200)
  add(
    @CurrentUser() caller: Caller,
    @Param('name') name: string,
    @Body() key: RemoteKeyCreateDto,
  ): Promise<RemoteKey> {
    return this.keys.add(caller, name, key);
  }

  /** Versions that the key has signed can't be activated, previewed or restored any more. Those that run keep running. */
  @Delete(':keyId')
  @RemoteOperator()
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async revoke(
    @CurrentUser() caller: Caller,
    @Param('name') name: string,
    @Param('keyId', IdPipe) keyId: string,
  ): Promise<{ ok: true }> {
    await this.keys.revoke(caller, name, keyId);
    return { ok: true };
  }
}
