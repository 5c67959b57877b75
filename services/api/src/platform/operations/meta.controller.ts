import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Meta } from '@taskloom/contracts';
import { Config } from '../config/index.js';
import { Public } from '../http/index.js';
import { Answers } from '../openapi/answers.decorator.js';
import { metaSchema } from './operations.schema.js';
import { API_VERSION } from './api-version.js';

@ApiTags('operations')
@Controller('meta')
export class MetaController {
  constructor(private readonly config: Config) {}

  @Get()
  @Public()
  @Answers(metaSchema)
  meta(): Meta {
    const { product, mail, s3, redisUrl } = this.config;
    const optional = { mail, s3, redis: redisUrl };
    return {
      product,
      version: API_VERSION,
      capabilities: [
        'realtime',
        'idempotency',
        'remotes',
        ...Object.entries(optional).flatMap(([name, set]) => (set ? [name] : [])),
      ],
    };
  }
}
