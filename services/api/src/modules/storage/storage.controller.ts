import {
  applyDecorators,
  Controller,
  Get,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiForbiddenResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { canSeeInstallationStorage, type InstallationStorage, type StorageUsage } from '@taskloom/contracts';
import { CurrentUser, forbidden, requireCaller, type Caller } from '../../platform/http/index.js';
import { CurrentProject, ProjectAccess, type VisibleProject } from '../projects/index.js';
import { Quotas } from './quotas.service.js';
import { InstallationStorageDto, StorageUsageDto } from './dto/storage-usage.dto.js';

@Injectable()
class InstallationStorageGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (canSeeInstallationStorage(requireCaller(context.switchToHttp().getRequest()))) return true;
    throw forbidden();
  }
}

const InstallationStorageAccess = (): MethodDecorator =>
  applyDecorators(
    UseGuards(InstallationStorageGuard),
    ApiForbiddenResponse({ description: 'Only for team admins.' }),
  );

@ApiTags('storage')
@Controller()
export class StorageController {
  constructor(private readonly quotas: Quotas) {}

  /** The space used by the caller's own files, in all projects. */
  @Get('storage')
  @ApiOkResponse({ type: StorageUsageDto })
  own(@CurrentUser() { _id }: Caller): Promise<StorageUsage> {
    return this.quotas.ofPerson(_id);
  }

  @Get('storage/installation')
  @InstallationStorageAccess()
  @ApiOkResponse({ type: InstallationStorageDto })
  installation(@CurrentUser() { _id }: Caller): Promise<InstallationStorage> {
    return this.quotas.ofInstallation(_id);
  }

  @Get('projects/:projectId/storage')
  @ProjectAccess()
  @ApiOkResponse({ type: StorageUsageDto })
  project(@CurrentProject() { _id }: VisibleProject): Promise<StorageUsage> {
    return this.quotas.ofProject(_id);
  }
}
