import { timingSafeEqual } from 'node:crypto';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/index.js';
import { notFound, Public } from '../http/index.js';
import { Refuses } from '../openapi/refuses.decorator.js';
import { MetricsService } from './metrics.service.js';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

const equal = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

@ApiTags('operations')
@Controller('metrics')
export class MetricsController {
  private readonly endpoints: Config['endpoints'];

  constructor(
    private readonly metrics: MetricsService,
    config: ConfigService<Config, true>,
  ) {
    this.endpoints = config.get('endpoints', { infer: true });
  }

  /** Requires `METRICS_TOKEN`; without that setting, only this machine has access. Everyone else gets 404. */
  @Get()
  @Public()
  @Refuses(notFound())
  @ApiOkResponse({
    description: 'Prometheus text.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  })
  async read(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (!this.mayRead(request)) throw notFound();
    reply.type(this.metrics.contentType);
    return this.metrics.text();
  }

  private mayRead({ headers, socket }: FastifyRequest): boolean {
    const { metrics, metricsToken } = this.endpoints;
    if (!metrics) return false;
    if (metricsToken) return equal(headers.authorization ?? '', `Bearer ${metricsToken}`);
    const proxied = 'x-forwarded-for' in headers || 'forwarded' in headers;
    return !proxied && LOOPBACK.test(socket.remoteAddress ?? '');
  }
}
