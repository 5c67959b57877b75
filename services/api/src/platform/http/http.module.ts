import { Global, Module, type OnModuleDestroy } from '@nestjs/common';
import { APP_FILTER, APP_PIPE, HttpAdapterHost } from '@nestjs/core';
import { RouteMarks } from './access/route-marks.js';
import { beginClosing } from './closing.js';
import { RequestPipe } from './body/request.pipe.js';
import { ErrorFilter } from './errors/error.filter.js';
import { IdempotencyKeys } from './idempotency/idempotency-keys.js';

/** What holds for every route, guards excepted: their order is `app.module.ts`'s. */
@Global()
@Module({
  providers: [
    IdempotencyKeys,
    RouteMarks,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: RequestPipe },
  ],
  exports: [IdempotencyKeys, RouteMarks],
})
export class HttpModule implements OnModuleDestroy {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Before any server is closed: the sockets' too waits for the connections of HTTP. */
  onModuleDestroy(): void {
    beginClosing(this.host.httpAdapter.getInstance<object>());
  }
}
