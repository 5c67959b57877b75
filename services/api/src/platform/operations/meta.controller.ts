import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Meta, RegistrationRule } from '@taskloom/contracts';
import { Config } from '../config/index.js';
import { Database, statement } from '../database/index.js';
import { Public } from '../http/index.js';
import { API_VERSION } from './api-version.js';
import { capabilitiesOf } from './capabilities.js';
import { MetaDto } from './meta.dto.js';

/** The first account creates the first team. */
const HAS_ACCOUNTS = statement('operations.has-accounts', 'SELECT 1 FROM teams LIMIT 1');

@ApiTags('operations')
@Controller('meta')
export class MetaController {
  private hasAccounts = false;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  @Get()
  @Public()
  @ApiOkResponse({ type: MetaDto })
  async meta(): Promise<Meta> {
    const { product } = this.config;
    const registration = await this.registration();
    return {
      product,
      version: API_VERSION,
      capabilities: capabilitiesOf(this.config),
      ...(registration !== 'open' && { registration }),
    };
  }

  /** Registration is open until the first account exists, whatever the setting. */
  private async registration(): Promise<RegistrationRule> {
    const { registration } = this.config;
    if (registration === 'open') return 'open';
    this.hasAccounts ||= (await this.database.row(HAS_ACCOUNTS)) !== undefined;
    return this.hasAccounts ? registration : 'open';
  }
}
