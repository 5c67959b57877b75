import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Meta, RegistrationRule } from '@taskloom/contracts';
import { Config } from '../config/index.js';
import { Database } from '../database/index.js';
import { Public } from '../http/index.js';
import { API_VERSION } from './api-version.js';
import { capabilitiesOf } from './capabilities.js';
import { MetaDto } from './meta.dto.js';

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
    // The first account creates the first team.
    this.hasAccounts ||= await this.database.read((manager) => manager.exists('TeamEntity'));
    return this.hasAccounts ? registration : 'open';
  }
}
