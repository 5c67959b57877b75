import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Database } from '../database/index.js';
import { Public } from '../http/index.js';
import { HealthDto } from './meta.dto.js';

@ApiTags('operations')
@Controller('health')
export class HealthController {
  constructor(private readonly database: Database) {}

  /** Liveness: the process responds; restart it if not. */
  @Get('live')
  @Public()
  @ApiOkResponse({ type: HealthDto })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Readiness: requests can be served; 503 while the database is unreachable. */
  @Get('ready')
  @Public()
  @ApiOkResponse({ type: HealthDto })
  async ready(): Promise<{ status: 'ok' }> {
    await this.database.ping();
    return { status: 'ok' };
  }

  /** Readiness under the common default path of probes. */
  @Get()
  @Public()
  @ApiOkResponse({ type: HealthDto })
  health(): Promise<{ status: 'ok' }> {
    return this.ready();
  }
}
