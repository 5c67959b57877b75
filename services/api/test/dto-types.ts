import type {
  AssigneeInput,
  CommentCreate,
  Credentials,
  InviteClaim,
  MemberAdd,
  PasswordChange,
  ProfileUpdate,
  ProjectCreate,
  ProjectUpdate,
  Registration,
  RemoteActivationRequest,
  RemoteReport,
  RemoteLockRequest,
  RemotePreview,
  RemoteRevocation,
  RemoteRollbackRequest,
  TaskCreate,
  TaskUpdate,
} from '@taskloom/contracts';
import type { CredentialsDto } from '../src/modules/auth/dto/credentials.dto.js';
import type { PasswordChangeDto } from '../src/modules/auth/dto/password-change.dto.js';
import type { ProfileUpdateDto } from '../src/modules/auth/dto/profile-update.dto.js';
import type { RegistrationDto } from '../src/modules/auth/dto/registration.dto.js';
import type { CommentCreateDto } from '../src/modules/comments/dto/comment-create.dto.js';
import type { MemberAddDto } from '../src/modules/projects/dto/member-add.dto.js';
import type { ProjectCreateDto } from '../src/modules/projects/dto/project-create.dto.js';
import type { ProjectUpdateDto } from '../src/modules/projects/dto/project-update.dto.js';
import type { ActivationDto } from '../src/modules/remotes/dto/activation.dto.js';
import type { BeaconDto } from '../src/modules/remotes/dto/beacon.dto.js';
import type { LockDto } from '../src/modules/remotes/dto/lock.dto.js';
import type { PreviewDto } from '../src/modules/remotes/dto/preview.dto.js';
import type { RevocationDto } from '../src/modules/remotes/dto/revocation.dto.js';
import type { RollbackDto } from '../src/modules/remotes/dto/rollback.dto.js';
import type { AssigneeDto } from '../src/modules/tasks/dto/assignee.dto.js';
import type { InviteClaimDto } from '../src/modules/team/dto/invite-claim.dto.js';
import type { TaskCreateDto } from '../src/modules/tasks/dto/task-create.dto.js';
import type { TaskUpdateDto } from '../src/modules/tasks/dto/task-update.dto.js';

/** True only for identical types, not merely assignable ones: detects missing and optional keys on either side. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;

/** Compile-time check: a DTO that differs from its contract type doesn't compile. */
export const dtosEqualTheirContracts: [
  Same<CredentialsDto, Credentials>,
  Same<RegistrationDto, Registration>,
  Same<PasswordChangeDto, PasswordChange>,
  Same<ProfileUpdateDto, ProfileUpdate>,
  Same<ProjectCreateDto, ProjectCreate>,
  Same<ProjectUpdateDto, ProjectUpdate>,
  Same<MemberAddDto, MemberAdd>,
  Same<AssigneeDto, AssigneeInput>,
  Same<TaskCreateDto, TaskCreate>,
  Same<TaskUpdateDto, TaskUpdate>,
  Same<CommentCreateDto, CommentCreate>,
  Same<ActivationDto, RemoteActivationRequest>,
  Same<BeaconDto, RemoteReport>,
  Same<LockDto, RemoteLockRequest>,
  Same<PreviewDto, RemotePreview>,
  Same<RevocationDto, RemoteRevocation>,
  Same<RollbackDto, RemoteRollbackRequest>,
  Same<InviteClaimDto, InviteClaim>,
] = [
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
];
