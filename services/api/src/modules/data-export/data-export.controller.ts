import { Controller, Get, HttpCode, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { API, API_BASE, type DataExport } from '@taskloom/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowLongAnswer, CurrentUser, Post, type Caller } from '../../platform/http/index.js';
import { Refuses } from '../../platform/openapi/index.js';
import { StepUpRequired } from '../auth/index.js';
import { exportRunning } from './data-export.errors.js';
import { DataExportService } from './data-export.service.js';
import { DataExportDto } from './dto/data-export.dto.js';
import { RunningExports } from './running-exports.js';

/** The largest quota of a person at 0.6 MB/s. */
const MOST_MS = 3_600_000;

/** The caller's data in the installation. */
@ApiTags('auth')
@Controller()
export class DataExportController {
  constructor(
    private readonly exports: DataExportService,
    private readonly running: RunningExports,
  ) {}

  /** The address of the file, for a link of the browser: with the proof it works for 10 minutes in this session. */
  @Post('account/export')
  @StepUpRequired()
  @Refuses(exportRunning())
  @ApiOkResponse({ type: DataExportDto })
  @HttpCode(200)
  async prepare(@CurrentUser() { _id }: Caller): Promise<DataExport> {
    await this.running.requireNone(_id);
    return { url: API_BASE + API.dataExport };
  }

  /** Below `/files`, because the cookie of downloads is sent there only. */
  @Get('files/export')
  @StepUpRequired()
  @Refuses(exportRunning())
  @ApiOkResponse({
    description: 'The zip file.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  async download(
    @CurrentUser() caller: Caller,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.exports.open(caller);
    headers['x-no-compression'] = 'zip';
    allowLongAnswer(reply.raw, MOST_MS);
    const day = new Date().toISOString().slice(0, 10);
    await reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="my-data-${day}.zip"`)
      .send(file);
  }
}
