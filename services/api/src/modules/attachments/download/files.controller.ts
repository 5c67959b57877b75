import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, hasCurrent, IdPipe, notFound, type Caller } from '../../../platform/http/index.js';
import { FileStorage } from '../../../platform/storage/index.js';
import { rangeNotSatisfiable } from '../attachment.errors.js';
import { AttachmentsRepository } from '../attachments.repository.js';
import { DownloadQueryDto } from '../dto/download-query.dto.js';
import { downloadHeaders } from './download-headers.js';
import { requestedRange } from './requested-range.js';
import { RunningDownloads } from './running-downloads.service.js';
import { Refuses } from '../../../platform/openapi/index.js';

@ApiTags('attachments')
@Controller('files')
export class FilesController {
  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly storage: FileStorage,
    private readonly downloads: RunningDownloads,
  ) {}

  /** Membership is looked up each time, so that a removed member's links end at once (specification 11). */
  @Get(':attachmentId')
  @Refuses(rangeNotSatisfiable())
  @ApiOkResponse({
    description: 'The file, or the part that `Range` asks for (206).',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  })
  async download(
    @CurrentUser() caller: Caller,
    @Param('attachmentId', IdPipe) id: string,
    @Query() { download, size }: DownloadQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (size) return this.small(caller, id, request, reply);
    const file = await this.attachments.forReader(id, caller);
    if (!file) throw notFound();
    const { headers } = request;
    // Disables compression, which would prevent range responses.
    headers['x-no-compression'] = 'file';
    const described = downloadHeaders(file, download === '1');
    if (hasCurrent(request, described.etag)) return void reply.headers(described).code(304).send();
    const range = requestedRange(file.size, headers.range, headers['if-range']?.toString(), file.checksum);
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${file.size}`);
      throw rangeNotSatisfiable();
    }
    const stream = await this.storage.read(file.storageKey, range);
    if (!stream) throw notFound();
    this.downloads.add(stream, id, caller);
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
    await reply
      .headers(described)
      .header('content-length', end - start + 1)
      .send(stream);
  }

  /** It never changes, so its id is its version. */
  private async small(
    caller: Caller,
    id: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const picture = await this.attachments.smallForReader(id, caller);
    if (!picture) throw notFound();
    const file = { name: 'small.jpg', type: 'image/jpeg', checksum: `small-${id}` };
    const described = downloadHeaders(file, false);
    reply.headers({ ...described, 'accept-ranges': 'none' });
    await (hasCurrent(request, described.etag) ? reply.code(304).send() : reply.send(picture));
  }
}
