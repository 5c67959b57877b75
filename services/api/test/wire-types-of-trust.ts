import type {
  ExchangedToken,
  RemoteKey,
  RemoteKeyCreate,
  TokenExchange,
  TrustRule,
  TrustRuleCreate,
  TrustRules,
} from '@taskloom/contracts';
import type { RemoteKeyCreateDto, RemoteKeyDto } from '../src/modules/remotes/dto/remote-key.dto.js';
import type {
  ExchangedTokenDto,
  TokenExchangeDto,
  TrustRuleCreateDto,
  TrustRuleDto,
  TrustRulesDto,
} from '../src/modules/remotes/dto/trust-rule.dto.js';
import type { Equal, Expect } from './equal-types.js';

/** As `wire-types.ts`, for keys and trust rules of remotes. */
export type WireTypesOfTrust = [
  Expect<Equal<RemoteKeyDto, RemoteKey>>,
  Expect<Equal<RemoteKeyCreateDto, RemoteKeyCreate>>,
  Expect<Equal<TrustRuleDto, TrustRule>>,
  Expect<Equal<TrustRulesDto, TrustRules>>,
  Expect<Equal<TrustRuleCreateDto, TrustRuleCreate>>,
  Expect<Equal<TokenExchangeDto, TokenExchange>>,
  Expect<Equal<ExchangedTokenDto, ExchangedToken>>,
];
