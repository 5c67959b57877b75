import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { MailRetryResult, MailState, MailTestResult } from '@taskloom/contracts';
import { CurrentTeam, TeamAdmin, type OwnTeam } from '../modules/team/index.js';
import type { Config } from '../platform/config/index.js';
import { CurrentUser, notFound, Post, RateLimit, type Caller } from '../platform/http/index.js';
import { Refuses } from '../platform/openapi/index.js';
import { MailRetryDto, MailRetryResultDto, MailStateDto, MailTestResultDto } from './dto/mail.dto.js';
import { MailServer } from './mail-server.js';
import { failureOf } from './mail-failure.js';
import { MailRetriesService } from './mail-retries.service.js';
import { OutboxRepository } from './outbox.repository.js';

@ApiTags('admin')
@Controller('admin/mail')
export class MailController {
  private readonly mail: Config['mail'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly server: MailServer,
    private readonly outbox: OutboxRepository,
    private readonly retries: MailRetriesService,
  ) {
    this.mail = config.get('mail', { infer: true });
  }

  @Get()
  @TeamAdmin()
  @ApiOkResponse({ type: MailStateDto })
  async state(): Promise<MailState> {
    const { mail } = this;
    return {
      server: mail ? new URL(mail.smtpUrl).host : null,
      from: mail ? (typeof mail.from === 'string' ? mail.from : mail.from.address) : null,
      ...(await this.outbox.overview()),
    };
  }

  /** Tries failed mails again now, before their time; one that was given up can't be sent again. */
  @Post('retry')
  @TeamAdmin()
  @Refuses(notFound())
  @ApiOkResponse({ type: MailRetryResultDto })
  @HttpCode(200)
  async retry(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Body() { mailId }: MailRetryDto,
  ): Promise<MailRetryResult> {
    return { retried: await this.retries.retry(caller, team, mailId) };
  }

  /** Sends a mail to the caller at once, without the outbox. */
  @Post('test')
  @TeamAdmin()
  @RateLimit('mailTest')
  @ApiOkResponse({ type: MailTestResultDto })
  @HttpCode(200)
  async test(@CurrentUser() { email }: Caller): Promise<MailTestResult> {
    if (!this.mail)
      return { accepted: false, message: 'No mail is sent, because SMTP_URL is not set on the server.' };
    try {
      const answer = await this.server.sendTest(email);
      return { accepted: true, message: `The mail server has accepted the mail: ${answer}` };
    } catch (error) {
      return { accepted: false, message: failureOf(error) };
    }
  }
}
