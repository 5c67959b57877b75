import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { User } from '@taskloom/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CurrentUser,
  IdPipe,
  notFound,
  Post,
  Public,
  RateLimit,
  storageFull,
  type Caller,
} from '../../platform/http/index.js';
import { Refuses } from '../../platform/openapi/index.js';
import { FileStorage } from '../../platform/storage/index.js';
import {
  brokenUpload,
  FILE_FORM,
  fileEmpty,
  fileMissing,
  notMultipart,
  oneFileOnly,
  uploadForm,
} from '../attachments/index.js';
import { UserDto } from '../users/index.js';
import { pictureTooLarge, pictureTooWide, pictureTypeNotAllowed } from './picture.errors.js';
import { filesWait } from '../storage/index.js';
import { PicturesRepository } from './pictures.repository.js';
import { PicturesService } from './pictures.service.js';

const YEAR = 31_536_000;

@ApiTags('users')
@Controller()
export class PicturesController {
  constructor(
    private readonly service: PicturesService,
    private readonly pictures: PicturesRepository,
    private readonly storage: FileStorage,
  ) {}

  @Post('auth/me/avatar')
  @RateLimit('upload')
  @Refuses(pictureTooLarge(), filesWait(), storageFull(), pictureTypeNotAllowed(), pictureTooWide())
  @Refuses(notMultipart(), fileMissing(), fileEmpty(), oneFileOnly(), brokenUpload())
  @ApiCreatedResponse({ type: UserDto })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: FILE_FORM })
  upload(@CurrentUser() caller: Caller, @Req() request: FastifyRequest): Promise<User> {
    return this.service.upload(caller, uploadForm(request));
  }

  /** Public, because an `<img>` can't send a token; the address is random and changes with each picture. */
  @Get('avatars/:pictureId')
  @Public()
  @ApiOkResponse({ content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } })
  async picture(@Param('pictureId', IdPipe) id: string, @Res() reply: FastifyReply): Promise<void> {
    const picture = await this.pictures.find(id);
    const stream = picture && (await this.storage.read(picture.storageKey));
    if (!stream) throw notFound();
    await reply
      .headers({
        'content-type': picture.type,
        'content-length': picture.size,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': `public, max-age=${YEAR}, immutable`,
      })
      .send(stream);
  }
}
