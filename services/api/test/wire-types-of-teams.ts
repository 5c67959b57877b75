import type {
  InviteAnswer,
  InviteClaim,
  InviteClaimed,
  InviteLink,
  InviteManyRequest,
  InviteManyResult,
  InviteRequest,
  ResetLink,
  TeamDeparture,
  TeamInvite,
  TeamMember,
  TeamPerson,
  TeamPersonQuery,
  TeamRemoval,
  User,
} from '@taskloom/contracts';
import type { InviteClaimDto } from '../src/modules/team/dto/invite-claim.dto.js';
import type { InviteManyRequestDto, InviteRequestDto } from '../src/modules/team/dto/invite-request.dto.js';
import type {
  InviteAnswerDto,
  InviteClaimedDto,
  InviteLinkDto,
  InviteManyResultDto,
  ResetLinkDto,
  TeamDepartureDto,
  TeamInviteDto,
  TeamMemberDto,
  TeamPersonDto,
  TeamPersonQueryDto,
} from '../src/modules/team/dto/team.dto.js';
import type { TeamRoleDto } from '../src/modules/team/dto/team-role.dto.js';
import type { TeamRemovalDto } from '../src/modules/team/dto/team-removal.dto.js';
import type { Equal, Expect } from './equal-types.js';

/** As `wire-types.ts`, for teams and invitations. */
export type WireTypesOfTeams = [
  Expect<Equal<InviteClaimDto, InviteClaim>>,
  Expect<Equal<InviteRequestDto, InviteRequest>>,
  Expect<Equal<InviteManyRequestDto, InviteManyRequest>>,
  Expect<Equal<InviteManyResultDto, InviteManyResult>>,
  Expect<Equal<InviteAnswerDto, InviteAnswer>>,
  Expect<Equal<InviteClaimedDto, InviteClaimed>>,
  Expect<Equal<InviteLinkDto, InviteLink>>,
  Expect<Equal<ResetLinkDto, ResetLink>>,
  Expect<Equal<TeamDepartureDto, TeamDeparture>>,
  Expect<Equal<TeamInviteDto, TeamInvite>>,
  Expect<Equal<TeamMemberDto, TeamMember>>,
  Expect<Equal<TeamPersonDto, TeamPerson>>,
  Expect<Equal<TeamPersonQueryDto, TeamPersonQuery>>,
  Expect<Equal<TeamRoleDto, Pick<User, 'role'>>>,
  Expect<Equal<TeamRemovalDto, TeamRemoval>>,
];
