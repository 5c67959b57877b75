import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OperationsModule } from '../../platform/operations/index.js';
import { SecretBox } from '../../platform/secrets/index.js';
import { AuthModule } from '../auth/index.js';
import { ProjectsModule } from '../projects/index.js';
import { RemotesModule } from '../remotes/index.js';
import { BackendCallsController } from './backend-calls.controller.js';
import { BackendCalls } from './backend-calls.service.js';
import { BackendTokens } from './backend-token.service.js';
import { BackendsController } from './backends.controller.js';
import { BackendsRepository } from './backends.repository.js';
import { BackendsService } from './backends.service.js';
import { KeySetController } from './key-set.controller.js';
import { RemoteBackendEntity } from './remote-backend.entity.js';
import { SigningKeyEntity } from './signing-key.entity.js';
import { SigningKeys } from './signing-keys.service.js';

@Module({
  imports: [
    AuthModule,
    OperationsModule,
    ProjectsModule,
    RemotesModule,
    TypeOrmModule.forFeature([RemoteBackendEntity, SigningKeyEntity]),
  ],
  controllers: [BackendsController, BackendCallsController, KeySetController],
  providers: [BackendCalls, BackendTokens, BackendsRepository, BackendsService, SecretBox, SigningKeys],
})
export class RemoteBackendModule {}
