import { Body, Controller, HttpCode, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Post, Public, RateLimit } from '../../../platform/http/index.js';
import { Answers, done } from '../../../platform/openapi/index.js';
import { BeaconDto } from '../dto/beacon.dto.js';
import { OptionalCaller } from '../optional-caller.service.js';
import { BeaconsService } from './beacons.service.js';

@ApiTags('remotes')
@Controller('remotes/beacons')
export class BeaconsController {
  constructor(
    private readonly beacons: BeaconsService,
    private readonly callers: OptionalCaller,
  ) {}

  /**
   * How one load of one remote went, or what went wrong after it. Counts once for each signed-in person, version and outcome; without a
   * session, or for a version that is not published, nothing is kept.
   */
  @Post()
  @HttpCode(202)
  @Public()
  @RateLimit('beacon')
  @Answers(done, 202)
  async take(@Body() beacon: BeaconDto, @Req() request: FastifyRequest): Promise<{ ok: true }> {
    const person = await this.callers.of(request);
    if (person) await this.beacons.take(person._id, beacon);
    return { ok: true };
  }
}
