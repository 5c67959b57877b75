import { Body, Controller, HttpCode } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ClientAddress, Post, Public, RateLimit } from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { resetLinkInvalid } from '../auth.errors.js';
import { PasswordForgottenDto } from './dto/password-forgotten.dto.js';
import { PasswordResetDto } from './dto/password-reset.dto.js';
import { PasswordResetsService } from './password-resets.service.js';

@ApiTags('auth')
@Controller('auth/password')
export class PasswordResetsController {
  constructor(private readonly resets: PasswordResetsService) {}

  /** The same response for every address. */
  @Post('forgot')
  @Public()
  @RateLimit('reset')
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async forgot(
    @Body() { email }: PasswordForgottenDto,
    @ClientAddress() address: string,
  ): Promise<{ ok: true }> {
    await this.resets.request(email, address);
    return { ok: true };
  }

  /** Ends all sessions; the person signs in with the new password. */
  @Post('reset')
  @Public()
  @RateLimit('reset')
  @Refuses(resetLinkInvalid())
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async reset(@Body() reset: PasswordResetDto, @ClientAddress() address: string): Promise<{ ok: true }> {
    await this.resets.reset(reset, address);
    return { ok: true };
  }
}
