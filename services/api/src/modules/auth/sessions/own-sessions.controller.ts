import { Controller, Get, HttpCode, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { SessionInfo } from '@taskloom/contracts';
import { CurrentUser, Delete, IdPipe, type Caller } from '../../../platform/http/index.js';
import { DoneDto } from '../../../platform/openapi/index.js';
import { StepUpRequired } from '../step-up/step-up.guard.js';
import { SessionInfoDto } from './dto/session-info.dto.js';
import { OwnSessionsService } from './own-sessions.service.js';

/** The caller's own sessions. */
@ApiTags('auth')
@Controller('auth/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Get()
  @ApiOkResponse({ type: [SessionInfoDto] })
  list(@CurrentUser() caller: Caller): Promise<SessionInfo[]> {
    return this.sessions.list(caller);
  }

  /** Ends all sessions but the one of this request. */
  @Delete()
  @StepUpRequired()
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async endOthers(@CurrentUser() caller: Caller): Promise<{ ok: true }> {
    await this.sessions.endOthers(caller);
    return { ok: true };
  }

  @Delete(':id')
  @StepUpRequired()
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async end(@CurrentUser() caller: Caller, @Param('id', IdPipe) id: string): Promise<{ ok: true }> {
    await this.sessions.end(caller, id);
    return { ok: true };
  }
}
