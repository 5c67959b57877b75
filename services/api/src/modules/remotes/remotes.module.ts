import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OperationsModule } from '../../platform/operations/index.js';
import { signedTokens } from '../../platform/secrets/index.js';
import { AuthModule } from '../auth/index.js';
import { AgreedHosts } from './agreements/agreed-hosts.service.js';
import { AgreementsRepository } from './agreements/agreements.repository.js';
import { Agreements } from './agreements/agreements.service.js';
import { RemoteAgreementEntity } from './agreements/remote-agreement.entity.js';
import { AlarmWatch } from './alarms/alarm-watch.service.js';
import { AlarmsRepository } from './alarms/alarms.repository.js';
import { RemoteAlarmEntity } from './alarms/remote-alarm.entity.js';
import { ArtefactRoutes } from './artefacts/artefact-routes.js';
import { RevokedSiteFiles } from './artefacts/revoked-site-files.service.js';
import { BeaconsController } from './beacons/beacons.controller.js';
import { BeaconsRepository } from './beacons/beacons.repository.js';
import { BeaconsService } from './beacons/beacons.service.js';
import { CanaryWatch } from './beacons/canary-watch.service.js';
import { RemoteCountEntity } from './beacons/remote-count.entity.js';
import { ErrorsRepository } from './errors/errors.repository.js';
import { RemoteErrorPersonEntity } from './errors/remote-error-person.entity.js';
import { RemoteErrorEntity } from './errors/remote-error.entity.js';
import { FiguresController } from './figures/figures.controller.js';
import { FiguresRepository } from './figures/figures.repository.js';
import { FiguresService } from './figures/figures.service.js';
import { KeysController } from './keys/keys.controller.js';
import { KeysRepository } from './keys/keys.repository.js';
import { KeysService } from './keys/keys.service.js';
import { RemoteKeyEntity } from './keys/remote-key.entity.js';
import { Signatures } from './keys/signatures.service.js';
import { OldBuildsRepository } from './old-builds/old-builds.repository.js';
import { OldBuilds } from './old-builds/old-builds.service.js';
import { JournalRepository } from './registry/journal.repository.js';
import { OverviewRepository } from './registry/overview.repository.js';
import { ProvidedVersions } from './registry/provided-versions.js';
import { RegistryRepository } from './registry/registry.repository.js';
import { RegistryService } from './registry/registry.service.js';
import { RemotesController } from './registry/remotes.controller.js';
import { PreviewCookie } from './resolve/preview-cookie.js';
import { ResolveController } from './resolve/resolve.controller.js';
import { RunningRemotes } from './resolve/running-remotes.service.js';
import { ResolveService } from './resolve/resolve.service.js';
import { SnapshotRepository } from './resolve/snapshot.repository.js';
import { StaticCopy } from './resolve/static-copy.service.js';
import { ShippedRemotes } from './shipped/shipped-remotes.service.js';
import { RemoteSourceMapEntity } from './source-maps/remote-source-map.entity.js';
import { SourceMapsController } from './source-maps/source-maps.controller.js';
import { SourceMapsRepository } from './source-maps/source-maps.repository.js';
import { SourceMapsService } from './source-maps/source-maps.service.js';
import { SourcePositions } from './source-maps/source-positions.service.js';
import { IdTokens } from './trust/id-token.service.js';
import { IssuerKeys } from './trust/issuer-keys.service.js';
import { TokenExchange } from './trust/token-exchange.service.js';
import { TrustRuleEntity } from './trust/trust-rule.entity.js';
import { TrustRulesController } from './trust/trust-rules.controller.js';
import { TrustRulesRepository } from './trust/trust-rules.repository.js';
import { TrustRulesService } from './trust/trust-rules.service.js';
import { UsedIdTokenEntity } from './trust/used-id-token.entity.js';
import { UpgradeController } from './upgrade/upgrade.controller.js';
import { DeployTokenStrategy } from './tokens/deploy-token.strategy.js';
import { DeployTokensController } from './tokens/deploy-tokens.controller.js';
import { DeployTokensRepository } from './tokens/deploy-tokens.repository.js';
import { DeployTokens } from './tokens/deploy-tokens.service.js';
import { IssuedTokensRepository } from './tokens/issued-tokens.repository.js';
import { IssuedTokensService } from './tokens/issued-tokens.service.js';
import { TokenQuota } from './tokens/token-quota.service.js';
import { DeclaredBackends } from './versions/declared-backends.repository.js';
import { BuildCheck } from './versions/build-check.service.js';
import { VersionsController } from './versions/versions.controller.js';
import { VersionsRepository } from './versions/versions.repository.js';
import { VersionsService } from './versions/versions.service.js';
import { RemoteEntity } from './registry/remote.entity.js';
import { RemoteRegistryEntity } from './registry/remote-registry.entity.js';
import { RemoteReleaseEntity } from './registry/remote-release.entity.js';
import { RemoteTrialEntity } from './registry/remote-trial.entity.js';
import { JournalEntryEntity } from './registry/journal-entry.entity.js';
import { RemoteVersionEntity } from './versions/remote-version.entity.js';
import { RemoteFileEntity } from './versions/remote-file.entity.js';
import { RemoteTokenEntity } from './tokens/remote-token.entity.js';
import { RemoteBeaconEntity } from './beacons/remote-beacon.entity.js';

/** Uses a different audience from sessions, so that neither token is accepted as the other. */
@Module({
  imports: [
    AuthModule,
    TypeOrmModule.forFeature([
      RemoteAgreementEntity,
      RemoteKeyEntity,
      TrustRuleEntity,
      UsedIdTokenEntity,
      RemoteAlarmEntity,
      RemoteEntity,
      RemoteRegistryEntity,
      RemoteReleaseEntity,
      RemoteTrialEntity,
      JournalEntryEntity,
      RemoteVersionEntity,
      RemoteFileEntity,
      RemoteTokenEntity,
      RemoteBeaconEntity,
      RemoteCountEntity,
      RemoteErrorEntity,
      RemoteErrorPersonEntity,
      RemoteSourceMapEntity,
    ]),
    OperationsModule,
    signedTokens('mfe-preview'),
  ],
  controllers: [
    ResolveController,
    BeaconsController,
    RemotesController,
    VersionsController,
    SourceMapsController,
    FiguresController,
    UpgradeController,
    DeployTokensController,
    KeysController,
    TrustRulesController,
  ],
  providers: [
    AgreedHosts,
    Agreements,
    AgreementsRepository,
    AlarmsRepository,
    AlarmWatch,
    ArtefactRoutes,
    BeaconsRepository,
    BeaconsService,
    BuildCheck,
    CanaryWatch,
    DeclaredBackends,
    DeployTokens,
    DeployTokensRepository,
    DeployTokenStrategy,
    ErrorsRepository,
    FiguresRepository,
    FiguresService,
    IssuedTokensRepository,
    IssuedTokensService,
    JournalRepository,
    IdTokens,
    IssuerKeys,
    KeysRepository,
    KeysService,
    OldBuilds,
    OldBuildsRepository,
    OverviewRepository,
    PreviewCookie,
    ProvidedVersions,
    RegistryRepository,
    RegistryService,
    ResolveService,
    RevokedSiteFiles,
    RunningRemotes,
    ShippedRemotes,
    Signatures,
    SnapshotRepository,
    SourceMapsRepository,
    SourceMapsService,
    SourcePositions,
    StaticCopy,
    TokenExchange,
    TokenQuota,
    TrustRulesRepository,
    TrustRulesService,
    VersionsRepository,
    VersionsService,
  ],
  exports: [AgreementsRepository, DeclaredBackends, DeployTokens, RegistryRepository, RunningRemotes],
})
export class RemotesModule {}
