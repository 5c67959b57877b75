import { Global, Module, type OnModuleDestroy } from '@nestjs/common';
import { APP_FILTER, APP_PIPE, HttpAdapterHost } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RouteMarks } from './access/route-marks.js';
import { beginClosing } from './closing.js';
import { ResponseCache } from './response-cache/index.js';
import { RequestPipe } from './body/request.pipe.js';
import { ErrorFilter } from './errors/error.filter.js';
import { IdempotencyKeys } from './idempotency/idempotency-keys.js';
import { IdempotencyKeyEntity } from './idempotency/idempotency-key.entity.js';
import { PageHosts } from './site/page-hosts.js';

/** Providers that apply to every route. Guards are registered in `app.module.ts`, which defines their order. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKeyEntity])],
  providers: [
    IdempotencyKeys,
    PageHosts,
    RequestPipe,
    ResponseCache,
    RouteMarks,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useExisting: RequestPipe },
  ],
  exports: [IdempotencyKeys, PageHosts, RequestPipe, ResponseCache, RouteMarks],
})
export class HttpModule implements OnModuleDestroy {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Runs before any server closes; the socket server also waits for HTTP connections. */
  onModuleDestroy(): void {
    beginClosing(this.host.httpAdapter.getInstance<object>());
  }
}
