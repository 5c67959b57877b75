import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { TeamModule } from '../team/index.js';
import { PoliciesController } from './policies.controller.js';
import { PolicyChangesService } from './policy-changes.service.js';

@Module({
  imports: [AuthModule, TeamModule],
  controllers: [PoliciesController],
  providers: [PolicyChangesService],
})
export class PoliciesAdminModule {}
