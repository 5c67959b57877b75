import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type CounterConfiguration,
  type HistogramConfiguration,
} from 'prom-client';
import { Database } from '../database/index.js';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Prometheus metrics of this process. Labels contain route patterns, never ids. */
@Injectable()
export class MetricsService implements OnModuleInit {
  private readonly registry = new Registry();
  private readonly answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    collectDefaultMetrics({ register: this.registry });
    this.watchPool();
    this.host.httpAdapter.getInstance<FastifyInstance>().addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      this.answers.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1_000,
      );
      done();
    });
  }

  /** Registers a counter for another module. */
  counter<Label extends string>(what: CounterConfiguration<Label>): Counter<Label> {
    return new Counter({ ...what, registers: [this.registry] });
  }

  histogram<Label extends string>(what: HistogramConfiguration<Label>): Histogram<Label> {
    return new Histogram({ ...what, registers: [this.registry] });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Registers a gauge that is read on each scrape. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  private watchPool(): void {
    const { database } = this;
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool, and requests that wait for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        for (const [state, count] of Object.entries(database.poolStatus())) this.set({ state }, count);
      },
    });
  }
}
