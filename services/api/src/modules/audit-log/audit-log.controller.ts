import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { AuditPage } from '@taskloom/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentUser, type Caller } from '../../platform/http/index.js';
import { CurrentTeam, TeamAdmin, type OwnTeam } from '../team/index.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditPageDto } from './dto/audit-page.dto.js';
import { AuditExportQueryDto, AuditQueryDto } from './dto/audit-query.dto.js';

const TYPES = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson; charset=utf-8' } as const;
const TEXT = { schema: { type: 'string' } } as const;

/** The audit log of the calling admin's team. */
@ApiTags('admin')
@Controller('admin/audit')
export class AuditLogController {
  constructor(private readonly audit: AuditLogService) {}

  @Get()
  @TeamAdmin()
  @ApiOkResponse({ type: AuditPageDto })
  list(@CurrentTeam() team: OwnTeam, @Query() query: AuditQueryDto): Promise<AuditPage> {
    return this.audit.page(team._id, query);
  }

  /** The newest 50,000 events that fit, as CSV or JSON lines. */
  @Get('export')
  @TeamAdmin()
  @ApiOkResponse({
    description: 'The file.',
    content: { 'text/csv': TEXT, 'application/x-ndjson': TEXT },
  })
  async export(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Query() query: AuditExportQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.audit.export(caller, team._id, query);
    await reply
      .header('content-type', TYPES[query.format])
      .header('content-disposition', `attachment; filename="audit.${query.format}"`)
      .send(file);
  }
}
