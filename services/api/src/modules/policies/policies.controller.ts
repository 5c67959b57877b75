import { Body, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Policies } from '@taskloom/contracts';
import { CurrentUser, Patch, type Caller } from '../../platform/http/index.js';
import { Refuses } from '../../platform/openapi/index.js';
import { PoliciesService, policyFixed } from '../../platform/policies/index.js';
import { StepUpRequired } from '../auth/index.js';
import { CurrentTeam, TeamAdmin, type OwnTeam } from '../team/index.js';
import { PoliciesDto, PoliciesUpdateDto } from './dto/policies.dto.js';
import { PolicyChangesService } from './policy-changes.service.js';

@ApiTags('admin')
@Controller('admin/policies')
export class PoliciesController {
  constructor(
    private readonly policies: PoliciesService,
    private readonly changes: PolicyChangesService,
  ) {}

  @Get()
  @TeamAdmin()
  @ApiOkResponse({ type: PoliciesDto })
  read(): Promise<Policies> {
    return this.policies.current();
  }

  @Patch()
  @TeamAdmin()
  @StepUpRequired()
  @Refuses(policyFixed('REGISTRATION'))
  @ApiOkResponse({ type: PoliciesDto })
  update(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Body() changes: PoliciesUpdateDto,
  ): Promise<Policies> {
    return this.changes.apply(caller, team, changes);
  }
}
