import { applyDecorators, Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RemoteActivated } from '@taskloom/contracts';
import { JsonText, Post, Put } from '../../../platform/http/index.js';
import { Refuses } from '../../../platform/openapi/index.js';
import { ActivationDto } from '../dto/activation.dto.js';
import { JournalQueryDto } from '../dto/journal-query.dto.js';
import { LockDto } from '../dto/lock.dto.js';
import { RevocationDto } from '../dto/revocation.dto.js';
import { RollbackDto } from '../dto/rollback.dto.js';
import { CurrentOperator, RemoteDeployer, RemoteOperator, type Operator } from '../remote-access.js';
import { SeenRevision } from '../seen-revision.js';
import {
  lockedToTeams,
  canaryUnproven,
  notAgreedTo,
  nothingBefore,
  notLiveBefore,
  nothingLive,
  remoteChanged,
  remoteLocked,
  routeTaken,
  versionIncompatible,
  versionRevoked,
} from '../remote.errors.js';
import { keyRevoked } from '../keys/key.errors.js';
import { VersionsService } from '../versions/versions.service.js';
import { JournalRepository } from './journal.repository.js';
import { OverviewRepository } from './overview.repository.js';
import { RegistryService } from './registry.service.js';
import { RemoteActivatedDto, RemoteJournalEntryDto } from '../dto/remote-activated.dto.js';
import { RemotesOverviewDto } from '../dto/remotes-overview.dto.js';

const LINES = 100;

const LOCKED = remoteLocked('calendar', 'Trade fair');
const LOCKED_TO_TEAMS = lockedToTeams('calendar', 'Trade fair');
const REVOKED = versionRevoked('calendar', '1.4.0', 'It leaks');
const UNPROVEN = canaryUnproven({
  remote: 'calendar',
  version: '1.4.0',
  canary: { people: 2, failures: 0 },
});
const INCOMPATIBLE = versionIncompatible('calendar', '1.4.0', 'ui ^9, and this installation has 1.4.0');
const NOT_AGREED = notAgreedTo('calendar', '1.4.0', ['calls:tasks.write', 'host:https://api.example.com']);
const KEY_REVOKED = keyRevoked('calendar', '1.4.0', 'Release key');
const CHANGED = remoteChanged({
  revision: 8,
  name: 'calendar',
  version: '1.4.0',
  previous: '1.3.0',
  canary: null,
  preview: null,
  locked: false,
});

/** Returns 412 if the remote has changed since the caller read it. */
const TakesSeenRevision = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The revision of the remote, in quotes.',
      schema: { type: 'string', example: '"7"' },
    }),
  );

@ApiTags('remotes')
@Controller('remotes')
export class RemotesController {
  constructor(
    private readonly registry: RegistryService,
    private readonly versions: VersionsService,
    private readonly overviews: OverviewRepository,
    private readonly journal: JournalRepository,
  ) {}

  /** The live version of each remote: when and by whom it was activated, and its failure rate. */
  @Get()
  @RemoteDeployer()
  @JsonText()
  @ApiOkResponse({ type: RemotesOverviewDto })
  overview(@CurrentOperator() { only }: Operator): Promise<string | undefined> {
    return this.overviews.read(only);
  }

  /** The journal of deployments, newest first. */
  @Get('journal')
  @RemoteDeployer()
  @JsonText()
  @ApiOkResponse({ type: [RemoteJournalEntryDto] })
  lines(
    @CurrentOperator() { only }: Operator,
    @Query() { limit = LINES, remote }: JournalQueryDto,
  ): Promise<string> {
    return this.journal.list(only ?? remote ?? null, limit);
  }

  /**
   * Activates a version for everyone or, as a canary, for a percentage of people. `If-Match` is the revision of
   * the remote. A canary can be activated for everyone once enough people have loaded it. A version that needs more than
   * was agreed to also needs `agreed` from a team admin with a session.
   */
  @Put(':name/activation')
  @RemoteDeployer('activate')
  @TakesSeenRevision()
  @Refuses(
    LOCKED,
    REVOKED,
    nothingLive('calendar'),
    routeTaken('/calendar', 'agenda'),
    UNPROVEN,
    INCOMPATIBLE,
    NOT_AGREED,
    KEY_REVOKED,
    CHANGED,
  )
  @ApiOkResponse({ type: RemoteActivatedDto })
  activate(
    @CurrentOperator() { actor, canAgree }: Operator,
    @Param('name') name: string,
    @Body() { agreed, ...request }: ActivationDto,
    @SeenRevision() seen?: number,
  ): Promise<RemoteActivated> {
    return this.registry.activate(actor, name, canAgree ? { ...request, agreed } : request, seen);
  }

  /**
   * Ends a canary. Without a canary, it restores the previously live version, or the earlier one that is
   * named. A team admin can also roll back a locked remote, with a reason; it stays locked. A deploy token can't.
   */
  @Post(':name/rollback')
  @HttpCode(200)
  @RemoteDeployer('rollback')
  @TakesSeenRevision()
  @Refuses(
    LOCKED_TO_TEAMS,
    REVOKED,
    KEY_REVOKED,
    nothingBefore('calendar'),
    notLiveBefore('calendar', '1.4.0'),
    CHANGED,
  )
  @ApiOkResponse({ type: RemoteActivatedDto })
  rollback(
    @CurrentOperator() { actor }: Operator,
    @Param('name') name: string,
    @Body() request: RollbackDto,
    @SeenRevision() seen?: number,
  ): Promise<RemoteActivated> {
    return this.registry.rollback(actor, name, request, seen);
  }

  /** Prevents activations until it is unlocked. A deploy token can only unlock what a token has locked. */
  @Put(':name/lock')
  @RemoteDeployer('lock')
  @TakesSeenRevision()
  @Refuses(CHANGED)
  @ApiOkResponse({ type: RemoteActivatedDto })
  lock(
    @CurrentOperator() { actor }: Operator,
    @Param('name') name: string,
    @Body() request: LockDto,
    @SeenRevision() seen?: number,
  ): Promise<RemoteActivated> {
    return this.registry.lock(actor, name, request, seen);
  }

  /** Revokes a version for good. If it is live, the previously live version replaces it. */
  @Post(':name/versions/:version/revoke')
  @HttpCode(200)
  @RemoteOperator()
  @ApiOkResponse({ type: RemoteActivatedDto })
  async revoke(
    @CurrentOperator() { actor }: Operator,
    @Param('name') name: string,
    @Param('version') version: string,
    @Body() { reason }: RevocationDto,
  ): Promise<RemoteActivated> {
    const after = await this.registry.revoke(actor, name, version, reason);
    await this.versions.close(name, version, reason);
    return after;
  }
}
