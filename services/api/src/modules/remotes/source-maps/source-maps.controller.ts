import { Controller, Param, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Put } from '../../../platform/http/index.js';
import { DoneDto } from '../../../platform/openapi/index.js';
import { RemotePublisher } from '../remote-access.js';
import { SourceMapsService } from './source-maps.service.js';

@ApiTags('remotes')
@Controller('remotes/:name/versions/:version/maps')
export class SourceMapsController {
  constructor(private readonly maps: SourceMapsService) {}

  /**
   * Uploads the source map of a script of a published version, at the path of the script. It resolves positions of reported errors
   * and is never served. Uploading it again replaces it.
   */
  @Put('*')
  @RemotePublisher()
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: DoneDto })
  async upload(
    @Param('name') name: string,
    @Param('version') version: string,
    @Param('*') path: string,
    @Req() request: FastifyRequest,
  ): Promise<{ ok: true }> {
    await this.maps.upload(name, version, path, request.raw);
    return { ok: true };
  }
}
