import type { AdminApiTokens } from '@taskloom/contracts';
import type { AdminApiTokensDto } from '../src/modules/people-admin/tokens/dto/admin-tokens.dto.js';
import type { Equal, Expect } from './equal-types.js';

/** As {@link WireTypes} of `wire-types.ts`, for the administration of a team. */
export type AdminWireTypes = [Expect<Equal<AdminApiTokensDto, AdminApiTokens>>];
