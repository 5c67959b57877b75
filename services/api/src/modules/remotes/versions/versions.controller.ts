import { Controller, Headers, Param, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { BUILD_SIGNATURE_HEADER, type RemoteFile } from '@taskloom/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Post, Put, RequestBody, invalidField, storageFull } from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { CurrentOperator, RemotePublisher, type Operator } from '../remote-access.js';
import { filesMissing, versionExists, versionLeaving } from '../remote.errors.js';
import { badSignature, notSigned } from '../keys/key.errors.js';
import { readRemoteJson } from './remote-json.js';
import { VersionsService } from './versions.service.js';
import { RemoteFileDto } from '../dto/remote-activated.dto.js';

@ApiTags('remotes')
@Controller('remotes/:name/versions')
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  /** Uploads a file of a build that is not published yet. Uploading the same file again changes nothing. */
  @Put(':version/files/*')
  @RemotePublisher()
  @ApiHeader({
    name: 'Integrity',
    required: true,
    description: '`sha384-…` of the content.',
    schema: { type: 'string', example: `sha384-${'A'.repeat(64)}` },
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Refuses(versionExists('calendar', '1.4.0'), versionLeaving('calendar', '1.4.0'), storageFull())
  @ApiOkResponse({ type: RemoteFileDto })
  upload(
    @CurrentOperator() { actor }: Operator,
    @Param('name') name: string,
    @Param('version') version: string,
    @Param('*') path: string,
    @Headers('integrity') integrity: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<RemoteFile> {
    return this.versions.upload(name, version, path, integrity, request.raw, actor._id);
  }

  /**
   * Publishes the uploaded files as a version, from the `remote.json` of the build. `REMOTE_FILES_MISSING` lists
   * the files to upload first. Publishing the same content again returns 200, and can add a signature.
   */
  @Post()
  @RemotePublisher('publish')
  @ApiBody({ schema: { type: 'object' } })
  @ApiHeader({
    name: BUILD_SIGNATURE_HEADER,
    required: false,
    description: 'Fingerprint of the key, a dot, and the Ed25519 signature in base64url.',
    schema: { type: 'string', example: `${'a'.repeat(64)}.${'A'.repeat(86)}` },
  })
  @Refuses(
    badSignature('calendar', '1.4.0'),
    notSigned('calendar', '1.4.0'),
    versionExists('calendar', '1.4.0'),
    filesMissing(['assets/main.js']),
    storageFull(),
  )
  @ApiCreatedResponse({ type: DoneDto })
  async publish(
    @CurrentOperator() { actor }: Operator,
    @Param('name') name: string,
    @Headers(BUILD_SIGNATURE_HEADER) signature: string | undefined,
    @Req() { body }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ ok: true }> {
    const artefact = readRemoteJson(body instanceof RequestBody ? await body.json() : {});
    if (artefact.name !== name)
      throw invalidField('name', `This is a build of ${artefact.name}, not of ${name}.`);
    const created = await this.versions.publish(actor, artefact, signature);
    reply.code(created ? 201 : 200);
    return { ok: true };
  }
}
