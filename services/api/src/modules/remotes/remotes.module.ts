import { Module } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../../platform/config/index.js';
import { OperationsModule } from '../../platform/operations/index.js';
import { AuthModule } from '../auth/index.js';
import { ArtefactRoutes } from './artefacts/artefact-routes.js';
import { RevokedSiteFiles } from './artefacts/revoked-site-files.service.js';
import { BeaconsController } from './beacons/beacons.controller.js';
import { BeaconsRepository } from './beacons/beacons.repository.js';
import { BeaconsService } from './beacons/beacons.service.js';
import { CanaryWatch } from './beacons/canary-watch.service.js';
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
import { ResolveService } from './resolve/resolve.service.js';
import { SnapshotRepository } from './resolve/snapshot.repository.js';
import { StaticCopy } from './resolve/static-copy.service.js';
import { ShippedRemotes } from './shipped/shipped-remotes.service.js';
import { DeployTokenStrategy } from './tokens/deploy-token.strategy.js';
import { DeployTokensRepository } from './tokens/deploy-tokens.repository.js';
import { DeployTokens } from './tokens/deploy-tokens.service.js';
import { TokenQuota } from './tokens/token-quota.service.js';
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
const CLAIMS = { issuer: 'taskloom', audience: 'mfe-preview' };

@Module({
  imports: [
    AuthModule,
    TypeOrmModule.forFeature([
      RemoteEntity,
      RemoteRegistryEntity,
      RemoteReleaseEntity,
      RemoteTrialEntity,
      JournalEntryEntity,
      RemoteVersionEntity,
      RemoteFileEntity,
      RemoteTokenEntity,
      RemoteBeaconEntity,
    ]),
    OperationsModule,
    JwtModule.registerAsync({
      inject: [ConfigService],
      useFactory: (config: ConfigService<Config, true>) => ({
        secret: config.get('session.key', { infer: true }),
        signOptions: { algorithm: 'HS256', ...CLAIMS },
        verifyOptions: { algorithms: ['HS256'], ...CLAIMS },
      }),
    }),
  ],
  controllers: [ResolveController, BeaconsController, RemotesController, VersionsController],
  providers: [
    ArtefactRoutes,
    BeaconsRepository,
    BeaconsService,
    BuildCheck,
    CanaryWatch,
    DeployTokens,
    DeployTokensRepository,
    DeployTokenStrategy,
    JournalRepository,
    OldBuilds,
    OldBuildsRepository,
    OverviewRepository,
    PreviewCookie,
    ProvidedVersions,
    RegistryRepository,
    RegistryService,
    ResolveService,
    RevokedSiteFiles,
    ShippedRemotes,
    SnapshotRepository,
    StaticCopy,
    TokenQuota,
    VersionsRepository,
    VersionsService,
  ],
})
export class RemotesModule {}
