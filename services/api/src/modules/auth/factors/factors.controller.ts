import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FactorSetup, FactorState, RecoveryCodes } from '@taskloom/contracts';
import {
  BeforeFactor,
  ClientAddress,
  Credentials,
  CurrentUser,
  Post,
  type Caller,
} from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { factorExists, factorMissing, stepUpRequired } from '../auth.errors.js';
import {
  FactorCodeDto,
  FactorSetupDto,
  FactorStateDto,
  PasswordConfirmationDto,
  RecoveryCodesDto,
} from './dto/factor.dto.js';
import { StepUpRequired } from '../step-up/step-up.guard.js';
import { FactorsService } from './factors.service.js';

/** The caller's own second factor. */
@ApiTags('auth')
@Controller('auth/factor')
export class FactorsController {
  constructor(private readonly factors: FactorsService) {}

  @Get()
  @BeforeFactor()
  @ApiOkResponse({ type: FactorStateDto })
  state(@CurrentUser() caller: Caller): Promise<FactorState> {
    return this.factors.state(caller);
  }

  @Post('setup')
  @BeforeFactor()
  @Credentials()
  @Refuses(factorExists(), stepUpRequired())
  @ApiOkResponse({ type: FactorSetupDto })
  @HttpCode(200)
  begin(
    @CurrentUser() caller: Caller,
    @Body() { password }: PasswordConfirmationDto,
    @ClientAddress() address: string,
  ): Promise<FactorSetup> {
    return this.factors.begin(caller, password, address);
  }

  @Post('confirm')
  @BeforeFactor()
  @StepUpRequired()
  @Credentials()
  @Refuses(factorMissing())
  @ApiOkResponse({ type: RecoveryCodesDto })
  @HttpCode(200)
  confirm(
    @CurrentUser() caller: Caller,
    @Body() { code }: FactorCodeDto,
    @ClientAddress() address: string,
  ): Promise<RecoveryCodes> {
    return this.factors.confirm(caller, code, address);
  }

  @Post('recovery-codes')
  @Credentials()
  @Refuses(factorMissing(), stepUpRequired())
  @ApiOkResponse({ type: RecoveryCodesDto })
  @HttpCode(200)
  replaceRecoveryCodes(
    @CurrentUser() caller: Caller,
    @Body() { password }: PasswordConfirmationDto,
    @ClientAddress() address: string,
  ): Promise<RecoveryCodes> {
    return this.factors.replaceRecoveryCodes(caller, password, address);
  }

  @Post('removal')
  @Credentials()
  @Refuses(factorMissing(), stepUpRequired())
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async remove(
    @CurrentUser() caller: Caller,
    @Body() { password }: PasswordConfirmationDto,
    @ClientAddress() address: string,
  ): Promise<{ ok: true }> {
    await this.factors.remove(caller, password, address);
    return { ok: true };
  }
}
