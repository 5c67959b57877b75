import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Identity, ProviderRedirect } from '@taskloom/contracts';
import {
  ClientAddress,
  Credentials,
  CurrentUser,
  Delete,
  IdPipe,
  notFound,
  Post,
  type Caller,
} from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { providerUnavailable } from '../../../platform/openid/index.js';
import { identityTaken, lastSignInWay, providerRefused } from '../auth.errors.js';
import { StepUpRequired } from '../step-up/step-up.guard.js';
import { IdentityDto, ProviderRedirectDto, ProviderResponseDto, ProviderStartDto } from './dto/openid.dto.js';
import { IdentitiesService } from './identities.service.js';

const UNAVAILABLE = providerUnavailable('Fernbank ID');

/** The caller's own accounts at providers. */
@ApiTags('auth')
@Controller('auth/identities')
export class IdentitiesController {
  constructor(private readonly identities: IdentitiesService) {}

  @Get()
  @ApiOkResponse({ type: [IdentityDto] })
  list(@CurrentUser() caller: Caller): Promise<Identity[]> {
    return this.identities.list(caller);
  }

  /** The link can be finished in this session only. */
  @Post('start')
  @StepUpRequired()
  @Credentials()
  @Refuses(notFound(), UNAVAILABLE)
  @ApiOkResponse({ type: ProviderRedirectDto })
  @HttpCode(200)
  async start(
    @CurrentUser() caller: Caller,
    @Body() { provider }: ProviderStartDto,
  ): Promise<ProviderRedirect> {
    return { url: await this.identities.begin(caller, provider) };
  }

  @Post()
  @Credentials()
  @Refuses(providerRefused(), notFound(), identityTaken(), UNAVAILABLE)
  @ApiOkResponse({ type: IdentityDto })
  @HttpCode(200)
  add(
    @CurrentUser() caller: Caller,
    @Body() response: ProviderResponseDto,
    @ClientAddress() address: string,
  ): Promise<Identity> {
    return this.identities.add(caller, response, address);
  }

  @Delete(':id')
  @StepUpRequired()
  @Refuses(lastSignInWay())
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async remove(@CurrentUser() caller: Caller, @Param('id', IdPipe) id: string): Promise<{ ok: true }> {
    await this.identities.remove(caller, id);
    return { ok: true };
  }
}
