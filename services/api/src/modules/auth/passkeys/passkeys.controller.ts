import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Passkey, PasskeyCreation } from '@taskloom/contracts';
import {
  BeforeFactor,
  Credentials,
  CurrentUser,
  Delete,
  IdPipe,
  Patch,
  Post,
  type Caller,
} from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { passkeyExists, passkeyInvalid, tooManyPasskeys } from '../auth.errors.js';
import { StepUpRequired } from '../step-up/step-up.guard.js';
import { PasskeyCreateDto, PasskeyCreationDto, PasskeyDto, PasskeyRenameDto } from './dto/passkey.dto.js';
import { PasskeysService } from './passkeys.service.js';

/** The caller's own passkeys. */
@ApiTags('auth')
@Controller('auth/passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Get()
  @BeforeFactor()
  @ApiOkResponse({ type: [PasskeyDto] })
  list(@CurrentUser() caller: Caller): Promise<Passkey[]> {
    return this.passkeys.list(caller);
  }

  @Post('options')
  @BeforeFactor()
  @StepUpRequired()
  @Credentials()
  @ApiOkResponse({ type: PasskeyCreationDto })
  @HttpCode(200)
  begin(@CurrentUser() caller: Caller): Promise<PasskeyCreation> {
    return this.passkeys.begin(caller);
  }

  @Post()
  @BeforeFactor()
  @StepUpRequired(passkeyInvalid())
  @Credentials()
  @Refuses(passkeyExists(), tooManyPasskeys())
  @ApiOkResponse({ type: PasskeyDto })
  @HttpCode(200)
  add(@CurrentUser() caller: Caller, @Body() created: PasskeyCreateDto): Promise<Passkey> {
    return this.passkeys.add(caller, created);
  }

  @Patch(':id')
  @ApiOkResponse({ type: PasskeyDto })
  rename(
    @CurrentUser() caller: Caller,
    @Param('id', IdPipe) id: string,
    @Body() { name }: PasskeyRenameDto,
  ): Promise<Passkey> {
    return this.passkeys.rename(caller, id, name);
  }

  @Delete(':id')
  @StepUpRequired()
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async remove(@CurrentUser() caller: Caller, @Param('id', IdPipe) id: string): Promise<{ ok: true }> {
    await this.passkeys.remove(caller, id);
    return { ok: true };
  }
}
