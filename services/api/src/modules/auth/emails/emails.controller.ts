import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { EmailState } from '@taskloom/contracts';
import {
  ClientAddress,
  Credentials,
  CurrentUser,
  Post,
  Public,
  RateLimit,
  type Caller,
} from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { mailDomainRefused } from '../../../platform/policies/index.js';
import { emailLinkInvalid, emailTaken, mailMissing } from '../auth.errors.js';
import { StepUpRequired } from '../step-up/step-up.guard.js';
import { EmailChangeDto, EmailConfirmationDto, EmailStateDto } from './dto/email.dto.js';
import { EmailsService } from './emails.service.js';

/** The caller's e-mail address. */
@ApiTags('auth')
@Controller('auth/email')
export class EmailsController {
  constructor(private readonly emails: EmailsService) {}

  @Get()
  @ApiOkResponse({ type: EmailStateDto })
  state(@CurrentUser() caller: Caller): Promise<EmailState> {
    return this.emails.state(caller);
  }

  /** The address stays until the link that is mailed to the new one is opened. */
  @Post()
  @StepUpRequired()
  @Credentials()
  @Refuses(mailMissing(), mailDomainRefused('example.org'))
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async change(@CurrentUser() caller: Caller, @Body() { email }: EmailChangeDto): Promise<{ ok: true }> {
    await this.emails.change(caller, email);
    return { ok: true };
  }

  /** Mails a link that proves the current address. */
  @Post('link')
  @Credentials()
  @Refuses(mailMissing())
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async resend(@CurrentUser() caller: Caller): Promise<{ ok: true }> {
    await this.emails.resend(caller);
    return { ok: true };
  }

  @Post('confirm')
  @Public()
  @RateLimit('reset')
  @Refuses(emailLinkInvalid(), emailTaken())
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async confirm(
    @Body() { token }: EmailConfirmationDto,
    @ClientAddress() address: string,
  ): Promise<{ ok: true }> {
    await this.emails.confirm(token, address);
    return { ok: true };
  }
}
