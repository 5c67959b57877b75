import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/index.js';
import { InitialsQueryDto } from './dto/initials-query.dto.js';
import { initialsAvatar } from './initials-avatar.js';

const DAY = 86_400;

@ApiTags('users')
@Controller('avatars')
export class AvatarsController {
  /** The generated picture. Public, because an `<img>` can't send a token. */
  @Get('initials.svg')
  @Public()
  @Header('content-type', 'image/svg+xml; charset=utf-8')
  @Header('cache-control', `public, max-age=${7 * DAY}`)
  @Header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  @Header('cross-origin-resource-policy', 'cross-origin')
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  initials(@Query() { seed, hue }: InitialsQueryDto): string {
    return initialsAvatar(seed, hue);
  }
}
