import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { PasskeyRequest, ProviderRedirect, StepUpWays } from '@taskloom/contracts';
import {
  BeforeFactor,
  ClientAddress,
  Credentials,
  CurrentUser,
  notFound,
  Post,
  type Caller,
} from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { providerUnavailable } from '../../../platform/openid/index.js';
import { codeInvalid, passkeyInvalid, providerRefused } from '../auth.errors.js';
import { ProviderRedirectDto, ProviderResponseDto, ProviderStartDto } from '../openid/dto/openid.dto.js';
import { PasskeyProofDto, PasskeyRequestDto } from '../passkeys/dto/passkey.dto.js';
import { StepUpDto, StepUpWaysDto } from './dto/step-up.dto.js';
import { StepUpService } from './step-up.service.js';

const UNAVAILABLE = providerUnavailable('Fernbank ID');

@ApiTags('auth')
@Controller('auth/step-up')
export class StepUpController {
  constructor(private readonly stepUp: StepUpService) {}

  /** How the caller can prove who they are. */
  @Get()
  @BeforeFactor()
  @ApiOkResponse({ type: StepUpWaysDto })
  ways(@CurrentUser() caller: Caller): Promise<StepUpWays> {
    return this.stepUp.ways(caller);
  }

  /** Allows sensitive changes in this session for 10 minutes. */
  @Post()
  @BeforeFactor()
  @Credentials()
  @Refuses(codeInvalid())
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async prove(
    @CurrentUser() caller: Caller,
    @Body() proof: StepUpDto,
    @ClientAddress() address: string,
  ): Promise<{ ok: true }> {
    await this.stepUp.prove(caller, proof, address);
    return { ok: true };
  }

  /** A challenge for the caller's passkeys, for this session. */
  @Post('passkey/options')
  @BeforeFactor()
  @Credentials()
  @ApiOkResponse({ type: PasskeyRequestDto })
  @HttpCode(200)
  beginPasskey(@CurrentUser() caller: Caller): Promise<PasskeyRequest> {
    return this.stepUp.beginPasskey(caller);
  }

  /** As a proof with the password. */
  @Post('passkey')
  @BeforeFactor()
  @Credentials()
  @Refuses(passkeyInvalid())
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async provePasskey(
    @CurrentUser() caller: Caller,
    @Body() proof: PasskeyProofDto,
    @ClientAddress() address: string,
  ): Promise<{ ok: true }> {
    await this.stepUp.provePasskey(caller, proof, address);
    return { ok: true };
  }

  /** For a provider that the account is connected to. The proof can be finished in this session only. */
  @Post('provider/start')
  @BeforeFactor()
  @Credentials()
  @Refuses(notFound(), UNAVAILABLE)
  @ApiOkResponse({ type: ProviderRedirectDto })
  @HttpCode(200)
  async beginProvider(
    @CurrentUser() caller: Caller,
    @Body() { provider }: ProviderStartDto,
  ): Promise<ProviderRedirect> {
    return { url: await this.stepUp.beginProvider(caller, provider) };
  }

  /** The same person has signed in at the provider since the start. */
  @Post('provider')
  @BeforeFactor()
  @Credentials()
  @Refuses(providerRefused(), notFound(), UNAVAILABLE)
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async proveProvider(
    @CurrentUser() caller: Caller,
    @Body() response: ProviderResponseDto,
    @ClientAddress() address: string,
  ): Promise<{ ok: true }> {
    await this.stepUp.proveProvider(caller, response, address);
    return { ok: true };
  }
}
