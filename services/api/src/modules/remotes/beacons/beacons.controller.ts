import { Body, Controller, HttpCode, Req, UseGuards } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { callerOf, Post, Public, RateLimit } from '../../../platform/http/index.js';
import { DoneDto } from '../../../platform/openapi/index.js';
import { OptionalSessionGuard } from '../../auth/index.js';
import { BeaconDto } from '../dto/beacon.dto.js';
import { BeaconsService } from './beacons.service.js';

@ApiTags('remotes')
@Controller('remotes/beacons')
export class BeaconsController {
  constructor(private readonly beacons: BeaconsService) {}

  /**
   * Reports whether a remote loaded, or how it failed afterwards. Each person, version and outcome counts once.
   * Reports without a session, or for a version that is not published, are ignored.
   */
  @Post()
  @HttpCode(202)
  @Public()
  @RateLimit('beacon')
  @UseGuards(OptionalSessionGuard)
  @ApiAcceptedResponse({ type: DoneDto })
  async take(@Body() beacon: BeaconDto, @Req() request: FastifyRequest): Promise<{ ok: true }> {
    const person = callerOf(request);
    if (person) await this.beacons.take(person._id, beacon);
    return { ok: true };
  }
}
