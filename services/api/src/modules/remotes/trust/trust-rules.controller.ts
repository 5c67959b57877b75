import { Body, Controller, Get, HttpCode, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ExchangedToken, TrustRule, TrustRules } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import {
  clientAddress,
  Credentials,
  CurrentUser,
  Delete,
  IdPipe,
  Post,
  Public,
  RateLimit,
  type Caller,
} from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { StepUpRequired } from '../../auth/index.js';
import {
  ExchangedTokenDto,
  TokenExchangeDto,
  TrustRuleCreateDto,
  TrustRuleDto,
  TrustRulesDto,
} from '../dto/trust-rule.dto.js';
import { RemoteOperator } from '../remote-access.js';
import { TokenExchange } from './token-exchange.service.js';
import { TrustRulesService } from './trust-rules.service.js';
import { idTokenUsed, issuerUnreachable, tooManyExchanges, tooManyRules } from './trust.errors.js';

const GITHUB = 'https://token.actions.githubusercontent.com';

/** Deploy tokens for pipelines that prove who they are with a token of their provider. */
@ApiTags('remotes')
@Controller('remotes/:name')
export class TrustRulesController {
  constructor(
    private readonly rules: TrustRulesService,
    private readonly tokens: TokenExchange,
  ) {}

  @Get('trust')
  @RemoteOperator()
  @ApiOkResponse({ type: TrustRulesDto })
  list(@Param('name') name: string): Promise<TrustRules> {
    return this.rules.list(name);
  }

  /** Pipelines whose tokens have this issuer and subject get deploy tokens with these rights. Needs a recent proof of who the caller is. */
  @Post('trust')
  @StepUpRequired()
  @RemoteOperator()
  @Credentials()
  @Refuses(tooManyRules('calendar'))
  @ApiOkResponse({ type: TrustRuleDto })
  @HttpCode(200)
  add(
    @CurrentUser() caller: Caller,
    @Param('name') name: string,
    @Body() rule: TrustRuleCreateDto,
  ): Promise<TrustRule> {
    return this.rules.add(caller, name, rule);
  }

  /** Deploy tokens that were given by the rule are invalid from the next request on. */
  @Delete('trust/:ruleId')
  @RemoteOperator()
  @ApiOkResponse({ type: DoneDto })
  @HttpCode(200)
  async remove(
    @CurrentUser() caller: Caller,
    @Param('name') name: string,
    @Param('ruleId', IdPipe) ruleId: string,
  ): Promise<{ ok: true }> {
    await this.rules.remove(caller, name, ruleId);
    return { ok: true };
  }

  /** Exchanges the ID token of a pipeline for a deploy token of 15 minutes. Each ID token is accepted once. */
  @Post('tokens/exchange')
  @Public()
  @RateLimit('login')
  @Credentials()
  @Refuses(idTokenUsed(), tooManyExchanges('calendar'), issuerUnreachable(GITHUB))
  @ApiOkResponse({ type: ExchangedTokenDto })
  @HttpCode(200)
  exchange(
    @Req() request: FastifyRequest,
    @Param('name') name: string,
    @Body() { idToken }: TokenExchangeDto,
  ): Promise<ExchangedToken> {
    return this.tokens.exchange(clientAddress(request), name, idToken);
  }
}
