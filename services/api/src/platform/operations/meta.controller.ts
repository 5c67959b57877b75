import { Controller, Get } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LIMITS, type Meta, type Policies, type RegistrationRule } from '@taskloom/contracts';
import type { Config } from '../config/index.js';
import { Database } from '../database/index.js';
import { Public } from '../http/index.js';
import { OpenIdProviders } from '../openid/index.js';
import { PoliciesService } from '../policies/index.js';
import { API_VERSION } from './api-version.js';
import { capabilitiesOf } from './capabilities.js';
import { MetaDto } from './meta.dto.js';
import { shellProvides } from './shell-provides.js';

@ApiTags('operations')
@Controller('meta')
export class MetaController {
  private hasAccounts = false;

  private readonly product: Config['product'];
  private readonly capabilities: string[];
  private readonly site: Config['site'];

  private readonly accounts: Config['accounts'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly database: Database,
    private readonly openid: OpenIdProviders,
    private readonly policies: PoliciesService,
  ) {
    this.accounts = config.get('accounts', { infer: true });
    this.product = config.get('product', { infer: true });
    this.capabilities = capabilitiesOf(config);
    this.site = config.get('site', { infer: true });
  }

  @Get()
  @Public()
  @ApiOkResponse({ type: MetaDto })
  async meta(): Promise<Meta> {
    const policies = await this.policies.toShow();
    const registration = await this.registration(policies);
    const { required, from } = policies.secondFactor;
    const { passwords } = policies;
    const providers = this.openid.list();
    const { modules } = await shellProvides(this.site);
    return {
      product: this.product,
      version: API_VERSION,
      capabilities: this.capabilities,
      ...(registration !== 'open' && { registration }),
      ...(providers.length > 0 && { providers }),
      ...(!this.accounts.ownSignIn && { passwordSignIn: false as const }),
      ...(required !== 'optional' && from && { secondFactor: { required, from } }),
      ...((passwords.minLength > LIMITS.passwordMin || passwords.refuseGuessable) && { passwords }),
      ...(Object.keys(modules).length > 0 && { modules }),
    };
  }

  /** Registration is open until the first account exists, regardless of the setting. */
  private async registration({ registration }: Policies): Promise<RegistrationRule> {
    if (registration === 'open') return 'open';
    // The first account creates the first team.
    this.hasAccounts ||= await this.database.read((manager) => manager.exists('TeamEntity'));
    return this.hasAccounts ? registration : 'open';
  }
}
