import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ProjectsModule } from '../projects/index.js';
import { TeamModule } from '../team/index.js';
import { UsersModule } from '../users/index.js';
import { AccountController } from './deletion/account.controller.js';
import { FormerNamesRepository } from './deletion/former-names.repository.js';
import { FormerNamesService } from './deletion/former-names.service.js';
import { PersonDeletionService } from './deletion/person-deletion.service.js';
import { PersonalDataRepository } from './deletion/personal-data.repository.js';
import { PeopleAdminController } from './people-admin.controller.js';
import { PeopleAdminRepository } from './people-admin.repository.js';
import { PeopleAdminService } from './people-admin.service.js';
import { AdminTokensController } from './tokens/admin-tokens.controller.js';
import { AdminTokensRepository } from './tokens/admin-tokens.repository.js';
import { ProjectTransfersService } from './project-transfers.service.js';

@Module({
  imports: [AuthModule, UsersModule, ProjectsModule, TeamModule],
  controllers: [PeopleAdminController, AdminTokensController, AccountController],
  providers: [
    PeopleAdminService,
    PeopleAdminRepository,
    AdminTokensRepository,
    ProjectTransfersService,
    PersonDeletionService,
    PersonalDataRepository,
    FormerNamesRepository,
    FormerNamesService,
  ],
})
export class PeopleAdminModule {}
