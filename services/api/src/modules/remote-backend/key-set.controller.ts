import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { KeySet } from '@taskloom/contracts';
import { Public } from '../../platform/http/index.js';
import { KeySetDto } from './dto/key-set.dto.js';
import { SigningKeys } from './signing-keys.service.js';

@ApiTags('remotes')
@Controller('.well-known')
export class KeySetController {
  constructor(private readonly keys: SigningKeys) {}

  /** The public keys that verify tokens for backends of remotes, as a JSON Web Key Set. */
  @Get('jwks.json')
  @Public()
  @Header('cache-control', 'public, max-age=300')
  @ApiOkResponse({ type: KeySetDto })
  async keySet(): Promise<KeySet> {
    await this.keys.current();
    return { keys: await this.keys.publicKeys() };
  }
}
