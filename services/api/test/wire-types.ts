import type {
  AuditExportQuery,
  AuditPage,
  AuditQuery,
  ArchivedTask,
  ArchiveQuery,
  ApiToken,
  ApiTokenCreate,
  ApiTokenCreated,
  AssigneeInput,
  Attachment,
  AuthResult,
  BackgroundJob,
  BackgroundJobs,
  CalendarAnswer,
  CalendarQuery,
  ChangeEvent,
  ChangesAnswer,
  ChangeStamp,
  ChecklistChange,
  Comment,
  CommentCreate,
  Credentials,
  DisplayPreferences,
  DisplayPreferencesUpdate,
  ErrorBody,
  DataExport,
  DeployToken,
  DeployTokenCreate,
  DeployTokenCreated,
  FactorCode,
  FactorSetup,
  FactorState,
  HistoryPage,
  HistoryQuery,
  InboxPage,
  InboxQuery,
  InboxUpdate,
  InstallationStorage,
  ItemTurned,
  KeySet,
  RelationChanged,
  RelationCreate,
  MemberAdd,
  MailRetry,
  MailRetryResult,
  MailState,
  MailTestResult,
  Meta,
  NotificationList,
  NotificationQuery,
  NotificationRules,
  NotificationRulesUpdate,
  PasswordChange,
  PasswordConfirmation,
  PasswordForgotten,
  PasswordReset,
  Person,
  ProfileUpdate,
  Project,
  ProjectList,
  ProjectCreate,
  ProjectHistoryQuery,
  ProjectLabel,
  ProjectLabelCreate,
  ProjectLabelUpdate,
  ProjectPatch,
  PublicPerson,
  PeoplePage,
  Policies,
  PoliciesUpdate,
  PeopleQuery,
  PersonHoldings,
  ProjectTransfers,
  EmailChange,
  EmailConfirmation,
  EmailState,
  Identity,
  ProviderCode,
  ProviderRedirect,
  ProviderResponse,
  ProviderSignIn,
  ProviderStart,
  RecoveryCodes,
  Registration,
  SignedOut,
  StepUp,
  StepUpWays,
  Passkey,
  PasskeyCreate,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRename,
  PasskeyRequest,
  PasskeySignIn,
  RemoteActivated,
  RemoteActivationRequest,
  RemoteBackend,
  RemoteBackendConsent,
  RemoteCreate,
  RemoteFile,
  RemoteJournalEntry,
  RemoteLockRequest,
  RemotePreview,
  RemotePreviewOffer,
  RemoteFigures,
  RemoteNotification,
  RemoteNotificationSent,
  RemoteUpgrade,
  RemoteUpgradeQuery,
  RemoteReport,
  RemoteRevocation,
  RemoteRollbackRequest,
  RemotesAnswer,
  RemotesOverview,
  SearchFilters,
  SessionInfo,
  SearchList,
  SearchQuery,
  SearchResult,
  ServerToClientEvents,
  StorageUsage,
  Task,
  TaskCard,
  TaskCreate,
  TaskPatch,
  TaskWatch,
  RestoreResult,
  TrashEntry,
  TrashQuery,
  UnreadCount,
  SmallPicture,
  UploadResult,
  User,
  WatchChoice,
  WorkCounts,
  WorkCountsQuery,
  WorkPage,
  WorkQuery,
} from '@taskloom/contracts';
import type { KeySetDto } from '../src/modules/remote-backend/dto/key-set.dto.js';
import type {
  RemoteBackendConsentDto,
  RemoteBackendDto,
} from '../src/modules/remote-backend/dto/remote-backend.dto.js';
import type { AttachmentDto, UploadResultDto } from '../src/modules/attachments/dto/attachment.dto.js';
import type { SmallPictureDto } from '../src/modules/attachments/small/small-picture.dto.js';
import type {
  ApiTokenCreateDto,
  ApiTokenCreatedDto,
  ApiTokenDto,
} from '../src/modules/auth/api-tokens/dto/api-token.dto.js';
import type { AuthResultDto, SignedOutDto } from '../src/modules/auth/dto/auth-result.dto.js';
import type { CredentialsDto } from '../src/modules/auth/dto/credentials.dto.js';
import type { PasswordChangeDto } from '../src/modules/auth/dto/password-change.dto.js';
import type { PasswordForgottenDto } from '../src/modules/auth/resets/dto/password-forgotten.dto.js';
import type { PasswordResetDto } from '../src/modules/auth/resets/dto/password-reset.dto.js';
import type {
  EmailChangeDto,
  EmailConfirmationDto,
  EmailStateDto,
} from '../src/modules/auth/emails/dto/email.dto.js';
import type {
  IdentityDto,
  ProviderCodeDto,
  ProviderRedirectDto,
  ProviderResponseDto,
  ProviderSignInDto,
  ProviderStartDto,
} from '../src/modules/auth/openid/dto/openid.dto.js';
import type {
  PasskeyCreateDto,
  PasskeyCreationDto,
  PasskeyDto,
  PasskeyProofDto,
  PasskeyRenameDto,
  PasskeyRequestDto,
  PasskeySignInDto,
} from '../src/modules/auth/passkeys/dto/passkey.dto.js';
import type { StepUpDto, StepUpWaysDto } from '../src/modules/auth/step-up/dto/step-up.dto.js';
import type { ProfileUpdateDto } from '../src/modules/auth/dto/profile-update.dto.js';
import type {
  FactorCodeDto,
  FactorSetupDto,
  FactorStateDto,
  PasswordConfirmationDto,
  RecoveryCodesDto,
} from '../src/modules/auth/factors/dto/factor.dto.js';
import type { SessionInfoDto } from '../src/modules/auth/sessions/dto/session-info.dto.js';
import type { RegistrationDto } from '../src/modules/auth/dto/registration.dto.js';
import type { CommentDto } from '../src/modules/comments/dto/comment.dto.js';
import type { CommentCreateDto } from '../src/modules/comments/dto/comment-create.dto.js';
import type {
  HistoryQueryDto,
  ProjectHistoryQueryDto,
} from '../src/modules/history/dto/history-query.dto.js';
import type { HistoryPageDto } from '../src/modules/history/dto/history.dto.js';
import type {
  NotificationListDto,
  UnreadCountDto,
} from '../src/modules/notifications/dto/notification.dto.js';
import type {
  NotificationRulesDto,
  NotificationRulesUpdateDto,
} from '../src/modules/notifications/dto/notification-rules.dto.js';
import type { NotificationsReadDto } from '../src/modules/notifications/dto/notifications-read.dto.js';
import type { NotificationQueryDto } from '../src/modules/notifications/dto/notification-query.dto.js';
import type {
  InboxPageDto,
  InboxQueryDto,
  InboxUpdateDto,
} from '../src/modules/notifications/dto/inbox.dto.js';
import type {
  DisplayPreferencesDto,
  DisplayPreferencesUpdateDto,
} from '../src/modules/preferences/dto/display-preferences.dto.js';
import type { MemberAddDto } from '../src/modules/projects/dto/member-add.dto.js';
import type {
  ChangesAnswerDto,
  ProjectDto,
  ProjectListDto,
} from '../src/modules/projects/dto/project.dto.js';
import type { ProjectCreateDto } from '../src/modules/projects/dto/project-create.dto.js';
import type {
  RestoreResultDto,
  TrashEntryDto,
  TrashQueryDto,
} from '../src/modules/projects/trash/trash.dto.js';
import type { ProjectPatchDto } from '../src/modules/projects/dto/project-patch.dto.js';
import type { ActivationDto } from '../src/modules/remotes/dto/activation.dto.js';
import type { BeaconDto } from '../src/modules/remotes/dto/beacon.dto.js';
import type { LockDto } from '../src/modules/remotes/dto/lock.dto.js';
import type { PreviewDto } from '../src/modules/remotes/dto/preview.dto.js';
import type {
  RemoteActivatedDto,
  RemoteFileDto,
  RemoteJournalEntryDto,
} from '../src/modules/remotes/dto/remote-activated.dto.js';
import type {
  DeployTokenCreatedDto,
  DeployTokenCreateDto,
  DeployTokenDto,
  RemoteCreateDto,
} from '../src/modules/remotes/dto/deploy-token.dto.js';
import type {
  RemoteNotificationDto,
  RemoteNotificationSentDto,
} from '../src/modules/remote-notices/dto/remote-notification.dto.js';
import type { RemoteFiguresDto } from '../src/modules/remotes/dto/remote-figures.dto.js';
import type {
  RemoteUpgradeDto,
  RemoteUpgradeQueryDto,
} from '../src/modules/remotes/dto/remote-upgrade.dto.js';
import type { RemotesOverviewDto } from '../src/modules/remotes/dto/remotes-overview.dto.js';
import type {
  RemotePreviewOfferDto,
  RemotesAnswerDto,
} from '../src/modules/remotes/dto/resolved-remote.dto.js';
import type {
  MailRetryDto,
  MailRetryResultDto,
  MailStateDto,
  MailTestResultDto,
} from '../src/mail/dto/mail.dto.js';
import type { BackgroundJobDto, BackgroundJobsDto } from '../src/modules/jobs/dto/jobs.dto.js';
import type { PoliciesDto, PoliciesUpdateDto } from '../src/modules/policies/dto/policies.dto.js';
import type { RevocationDto } from '../src/modules/remotes/dto/revocation.dto.js';
import type { RollbackDto } from '../src/modules/remotes/dto/rollback.dto.js';
import type { SearchListDto } from '../src/modules/search/dto/search-list.dto.js';
import type { SearchQueryDto } from '../src/modules/search/dto/search-query.dto.js';
import type { SearchFiltersDto, SearchResultDto } from '../src/modules/search/dto/search-result.dto.js';
import type {
  InstallationStorageDto,
  StorageUsageDto,
} from '../src/modules/storage/dto/storage-usage.dto.js';
import type {
  ProjectLabelCreateDto,
  ProjectLabelDto,
  ProjectLabelUpdateDto,
} from '../src/modules/tasks/dto/label.dto.js';
import type { AssigneeDto } from '../src/modules/tasks/dto/assignee.dto.js';
import type { ArchiveQueryDto } from '../src/modules/tasks/archive/dto/archive.dto.js';
import type { RelationCreateDto } from '../src/modules/tasks/relations/dto/relation.dto.js';
import type { ChecklistChangeDto } from '../src/modules/tasks/checklist/dto/checklist.dto.js';
import type {
  ArchivedTaskDto,
  ItemTurnedDto,
  RelationChangedDto,
  TaskCardDto,
  TaskCreateDto,
  TaskDto,
  TaskPatchDto,
} from '../src/modules/tasks/dto/task.dto.js';
import type { TaskWatchDto, WatchChoiceDto } from '../src/modules/tasks/watching/dto/watch.dto.js';
import type { PersonDto, PublicPersonDto, UserDto } from '../src/modules/users/dto/user.dto.js';
import type { CalendarAnswerDto, CalendarQueryDto } from '../src/modules/calendar/dto/calendar.dto.js';
import type { AuditPageDto } from '../src/modules/audit-log/dto/audit-page.dto.js';
import type { AuditExportQueryDto, AuditQueryDto } from '../src/modules/audit-log/dto/audit-query.dto.js';
import type { DataExportDto } from '../src/modules/data-export/dto/data-export.dto.js';
import type { PeoplePageDto, PersonHoldingsDto } from '../src/modules/people-admin/dto/people-page.dto.js';
import type { PeopleQueryDto } from '../src/modules/people-admin/dto/people-query.dto.js';
import type { ProjectTransfersDto } from '../src/modules/people-admin/dto/project-transfers.dto.js';
import type { WorkCountsDto, WorkPageDto } from '../src/modules/work/dto/work-page.dto.js';
import type { WorkCountsQueryDto, WorkQueryDto } from '../src/modules/work/dto/work-query.dto.js';
import type { DoneDto } from '../src/platform/openapi/done.dto.js';
import type { ErrorDto } from '../src/platform/openapi/error.dto.js';
import type { Equal, Expect } from './equal-types.js';
import type { HealthDto, MetaDto } from '../src/platform/operations/meta.dto.js';

/** The events whose data is a change of a project. */
type StampedEvent = {
  [E in keyof ServerToClientEvents]: Parameters<ServerToClientEvents[E]>[0] extends ChangeStamp ? E : never;
}[keyof ServerToClientEvents];

/** A compile-time test: an event of a change that is missing in the list, which neither server nor client would pass on. */
export type EventTypes = Expect<Equal<ChangeEvent, StampedEvent>>;

/** A compile-time test: a request or response that differs from its contract doesn't compile. */
export type WireTypes = [
  Expect<Equal<AttachmentDto, Attachment>>,
  Expect<Equal<UploadResultDto, UploadResult>>,
  Expect<Equal<SmallPictureDto, SmallPicture>>,
  Expect<Equal<ApiTokenDto, ApiToken>>,
  Expect<Equal<ApiTokenCreateDto, ApiTokenCreate>>,
  Expect<Equal<ApiTokenCreatedDto, ApiTokenCreated>>,
  Expect<Equal<AuthResultDto, AuthResult>>,
  Expect<Equal<SignedOutDto, SignedOut>>,
  Expect<Equal<CredentialsDto, Credentials>>,
  Expect<Equal<PasswordChangeDto, PasswordChange>>,
  Expect<Equal<PasswordForgottenDto, PasswordForgotten>>,
  Expect<Equal<PasswordResetDto, PasswordReset>>,
  Expect<Equal<ProfileUpdateDto, ProfileUpdate>>,
  Expect<Equal<FactorCodeDto, FactorCode>>,
  Expect<Equal<EmailChangeDto, EmailChange>>,
  Expect<Equal<EmailConfirmationDto, EmailConfirmation>>,
  Expect<Equal<EmailStateDto, EmailState>>,
  Expect<Equal<IdentityDto, Identity>>,
  Expect<Equal<ProviderCodeDto, ProviderCode>>,
  Expect<Equal<ProviderRedirectDto, ProviderRedirect>>,
  Expect<Equal<ProviderResponseDto, ProviderResponse>>,
  Expect<Equal<ProviderSignInDto, ProviderSignIn>>,
  Expect<Equal<ProviderStartDto, ProviderStart>>,
  Expect<Equal<PasskeyDto, Passkey>>,
  Expect<Equal<PasskeyCreateDto, PasskeyCreate>>,
  Expect<Equal<PasskeyCreationDto, PasskeyCreation>>,
  Expect<Equal<PasskeyProofDto, PasskeyProof>>,
  Expect<Equal<PasskeyRenameDto, PasskeyRename>>,
  Expect<Equal<PasskeyRequestDto, PasskeyRequest>>,
  Expect<Equal<PasskeySignInDto, PasskeySignIn>>,
  Expect<Equal<StepUpDto, StepUp>>,
  Expect<Equal<StepUpWaysDto, StepUpWays>>,
  Expect<Equal<FactorSetupDto, FactorSetup>>,
  Expect<Equal<FactorStateDto, FactorState>>,
  Expect<Equal<PasswordConfirmationDto, PasswordConfirmation>>,
  Expect<Equal<RecoveryCodesDto, RecoveryCodes>>,
  Expect<Equal<SessionInfoDto, SessionInfo>>,
  Expect<Equal<RegistrationDto, Registration>>,
  Expect<Equal<CommentDto, Comment>>,
  Expect<Equal<CommentCreateDto, CommentCreate>>,
  Expect<Equal<HistoryPageDto, HistoryPage>>,
  Expect<Equal<HistoryQueryDto, HistoryQuery>>,
  Expect<Equal<ProjectHistoryQueryDto, ProjectHistoryQuery>>,
  Expect<Equal<NotificationsReadDto, { notificationIds: string[] }>>,
  Expect<Equal<NotificationListDto, NotificationList>>,
  Expect<Equal<NotificationRulesDto, NotificationRules>>,
  Expect<Equal<NotificationRulesUpdateDto, NotificationRulesUpdate>>,
  Expect<Equal<UnreadCountDto, UnreadCount>>,
  Expect<Equal<NotificationQueryDto, NotificationQuery>>,
  Expect<Equal<InboxPageDto, InboxPage>>,
  Expect<Equal<InboxQueryDto, InboxQuery>>,
  Expect<Equal<InboxUpdateDto, InboxUpdate>>,
  Expect<Equal<DisplayPreferencesDto, DisplayPreferences>>,
  Expect<Equal<DisplayPreferencesUpdateDto, DisplayPreferencesUpdate>>,
  Expect<Equal<MemberAddDto, MemberAdd>>,
  Expect<Equal<ChangesAnswerDto, ChangesAnswer>>,
  Expect<Equal<ProjectDto, Project>>,
  Expect<Equal<ProjectListDto, ProjectList>>,
  Expect<Equal<ProjectCreateDto, ProjectCreate>>,
  Expect<Equal<ProjectPatchDto, ProjectPatch>>,
  Expect<Equal<KeySetDto, KeySet>>,
  Expect<Equal<RemoteBackendConsentDto, RemoteBackendConsent>>,
  Expect<Equal<RemoteBackendDto, RemoteBackend>>,
  Expect<Equal<ProjectLabelDto, ProjectLabel>>,
  Expect<Equal<ProjectLabelCreateDto, ProjectLabelCreate>>,
  Expect<Equal<ProjectLabelUpdateDto, ProjectLabelUpdate>>,
  Expect<Equal<ActivationDto, RemoteActivationRequest>>,
  Expect<Equal<BeaconDto, RemoteReport>>,
  Expect<Equal<DeployTokenDto, DeployToken>>,
  Expect<Equal<DeployTokenCreateDto, DeployTokenCreate>>,
  Expect<Equal<RemoteCreateDto, RemoteCreate>>,
  Expect<Equal<DeployTokenCreatedDto, DeployTokenCreated>>,
  Expect<Equal<LockDto, RemoteLockRequest>>,
  Expect<Equal<PreviewDto, RemotePreview>>,
  Expect<Equal<RemoteActivatedDto, RemoteActivated>>,
  Expect<Equal<RemoteFileDto, RemoteFile>>,
  Expect<Equal<RemoteJournalEntryDto, RemoteJournalEntry>>,
  Expect<Equal<RemotesOverviewDto, RemotesOverview>>,
  Expect<Equal<RemoteFiguresDto, RemoteFigures>>,
  Expect<Equal<RemoteNotificationDto, RemoteNotification>>,
  Expect<Equal<RemoteNotificationSentDto, RemoteNotificationSent>>,
  Expect<Equal<RemoteUpgradeDto, RemoteUpgrade>>,
  Expect<Equal<RemoteUpgradeQueryDto, RemoteUpgradeQuery>>,
  Expect<Equal<RemotePreviewOfferDto, RemotePreviewOffer>>,
  Expect<Equal<RemotesAnswerDto, RemotesAnswer>>,
  Expect<Equal<RevocationDto, RemoteRevocation>>,
  Expect<Equal<RollbackDto, RemoteRollbackRequest>>,
  Expect<Equal<SearchQueryDto, SearchQuery>>,
  Expect<Equal<SearchFiltersDto, SearchFilters>>,
  Expect<Equal<SearchResultDto, SearchResult>>,
  Expect<Equal<SearchListDto, SearchList>>,
  Expect<Equal<InstallationStorageDto, InstallationStorage>>,
  Expect<Equal<StorageUsageDto, StorageUsage>>,
  Expect<Equal<AssigneeDto, AssigneeInput>>,
  Expect<Equal<TaskCardDto, TaskCard>>,
  Expect<Equal<TaskDto, Task>>,
  Expect<Equal<TaskCreateDto, TaskCreate>>,
  Expect<Equal<TaskPatchDto, TaskPatch>>,
  Expect<Equal<ChecklistChangeDto, ChecklistChange>>,
  Expect<Equal<ItemTurnedDto, ItemTurned<Task>>>,
  Expect<Equal<RelationCreateDto, RelationCreate>>,
  Expect<Equal<RelationChangedDto, RelationChanged<Task>>>,
  Expect<Equal<TaskWatchDto, TaskWatch>>,
  Expect<Equal<WatchChoiceDto, WatchChoice>>,
  Expect<Equal<PoliciesDto, Policies>>,
  Expect<Equal<MailStateDto, MailState>>,
  Expect<Equal<MailTestResultDto, MailTestResult>>,
  Expect<Equal<MailRetryDto, MailRetry>>,
  Expect<Equal<MailRetryResultDto, MailRetryResult>>,
  Expect<Equal<BackgroundJobsDto, BackgroundJobs>>,
  Expect<Equal<BackgroundJobDto, BackgroundJob>>,
  Expect<Equal<PoliciesUpdateDto, PoliciesUpdate>>,
  Expect<Equal<ArchivedTaskDto, ArchivedTask>>,
  Expect<Equal<ArchiveQueryDto, ArchiveQuery>>,
  Expect<Equal<TrashEntryDto, TrashEntry>>,
  Expect<Equal<TrashQueryDto, TrashQuery>>,
  Expect<Equal<RestoreResultDto, RestoreResult>>,
  Expect<Equal<PersonDto, Person>>,
  Expect<Equal<PublicPersonDto, PublicPerson>>,
  Expect<Equal<UserDto, User>>,
  Expect<Equal<CalendarAnswerDto, CalendarAnswer>>,
  Expect<Equal<CalendarQueryDto, CalendarQuery>>,
  Expect<Equal<WorkQueryDto, WorkQuery>>,
  Expect<Equal<AuditPageDto, AuditPage>>,
  Expect<Equal<AuditQueryDto, AuditQuery>>,
  Expect<Equal<AuditExportQueryDto, AuditExportQuery>>,
  Expect<Equal<PeoplePageDto, PeoplePage>>,
  Expect<Equal<PeopleQueryDto, PeopleQuery>>,
  Expect<Equal<PersonHoldingsDto, PersonHoldings>>,
  Expect<Equal<DataExportDto, DataExport>>,
  Expect<Equal<ProjectTransfersDto, ProjectTransfers>>,
  Expect<Equal<WorkPageDto, WorkPage>>,
  Expect<Equal<WorkCountsQueryDto, WorkCountsQuery>>,
  Expect<Equal<WorkCountsDto, WorkCounts>>,
  Expect<Equal<DoneDto, { ok: true }>>,
  Expect<Equal<ErrorDto, ErrorBody>>,
  Expect<Equal<HealthDto, { status: 'ok' }>>,
  Expect<Equal<MetaDto, Meta>>,
];
