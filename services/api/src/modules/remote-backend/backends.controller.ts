import { Body, Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RemoteBackend } from '@taskloom/contracts';
import { CurrentUser, Put, type Caller } from '../../platform/http/index.js';
import { StepUpRequired } from '../auth/index.js';
import { RemoteOperator } from '../remotes/index.js';
import { BackendsService } from './backends.service.js';
import { RemoteBackendConsentDto, RemoteBackendDto } from './dto/remote-backend.dto.js';

@ApiTags('remotes')
@Controller('remotes/:name/backend')
export class BackendsController {
  constructor(private readonly backends: BackendsService) {}

  /** The addresses that stored versions of the remote declare, and which of them a team admin has agreed to. */
  @Get()
  @RemoteOperator()
  @ApiOkResponse({ type: [RemoteBackendDto] })
  list(@Param('name') name: string): Promise<RemoteBackend[]> {
    return this.backends.list(name);
  }

  /**
   * Agrees to an address that a version declares, or withdraws the consent: from the next request on, calls of people
   * who run such a version reach it or are refused. Needs a recent proof of who the caller is.
   */
  @Put()
  @StepUpRequired()
  @RemoteOperator()
  @ApiOkResponse({ type: [RemoteBackendDto] })
  set(
    @CurrentUser() caller: Caller,
    @Param('name') name: string,
    @Body() consent: RemoteBackendConsentDto,
  ): Promise<RemoteBackend[]> {
    return this.backends.set(caller, name, consent);
  }
}
