import { Controller, Get } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Meta, RegistrationRule } from '@taskloom/contracts';
import type { Config } from '../config/index.js';
import { Database } from '../database/index.js';
import { Public } from '../http/index.js';
import { API_VERSION } from './api-version.js';
import { capabilitiesOf } from './capabilities.js';
import { MetaDto } from './meta.dto.js';

@ApiTags('operations')
@Controller('meta')
export class MetaController {
  private hasAccounts = false;

  private readonly product: Config['product'];
  private readonly capabilities: string[];
  private readonly accounts: Config['accounts'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly database: Database,
  ) {
    this.product = config.get('product', { infer: true });
    this.capabilities = capabilitiesOf(config);
    this.accounts = config.get('accounts', { infer: true });
  }

  @Get()
  @Public()
  @ApiOkResponse({ type: MetaDto })
  async meta(): Promise<Meta> {
    const registration = await this.registration();
    return {
      product: this.product,
      version: API_VERSION,
      capabilities: this.capabilities,
      ...(registration !== 'open' && { registration }),
    };
  }

  /** Registration is open until the first account exists, whatever the setting. */
  private async registration(): Promise<RegistrationRule> {
    const { registration } = this.accounts;
    if (registration === 'open') return 'open';
    // The first account creates the first team.
    this.hasAccounts ||= await this.database.read((manager) => manager.exists('TeamEntity'));
    return this.hasAccounts ? registration : 'open';
  }
}
