import { Body, Controller, HttpCode } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Post, Public, RateLimit } from '../../../platform/http/index.js';
import { Answers, done } from '../../../platform/openapi/index.js';
import { BeaconDto } from '../dto/beacon.dto.js';
import { BeaconsService } from './beacons.service.js';

@ApiTags('remotes')
@Controller('remotes/beacons')
export class BeaconsController {
  constructor(private readonly beacons: BeaconsService) {}

  /** How one load of one remote went. Of versions that are not published nothing is kept. */
  @Post()
  @HttpCode(202)
  @Public()
  @RateLimit('beacon')
  @Answers(done, 202)
  async tell(@Body() beacon: BeaconDto): Promise<{ ok: true }> {
    await this.beacons.take(beacon);
    return { ok: true };
  }
}
