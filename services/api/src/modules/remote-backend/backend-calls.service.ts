import { Injectable, Logger } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { BACKEND_PROJECT_HEADER, LIMITS, REMOTE_NAME } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import type { Counter } from 'prom-client';
import type { Config } from '../../platform/config/index.js';
import { notFound, RequestBody, requireCaller } from '../../platform/http/index.js';
import { MetricsService } from '../../platform/operations/index.js';
import {
  Outbound,
  OutboundFailure,
  type OutboundAnswer,
  type OutboundRequest,
} from '../../platform/outbound/index.js';
import { VisibleProjects, type VisibleProject } from '../projects/index.js';
import { RunningRemotes } from '../remotes/index.js';
import { BackendTokens } from './backend-token.service.js';
import { backendUrl, restOf } from './backend-url.js';
import { BackendsRepository } from './backends.repository.js';
import { headersFromBackend, headersToBackend } from './forwarded-headers.js';
import { backendFailed, backendMissing, failureOf } from './remote-backend.errors.js';
import { RunningCalls } from './running-calls.js';

/** The response that the person gets. */
export interface BackendResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends calls of remotes to their backends, in the name of the person. */
@Injectable()
export class BackendCalls {
  private readonly logger = new Logger(BackendCalls.name);
  private readonly running = new RunningCalls();
  private readonly calls: Counter<'remote' | 'outcome'>;
  private readonly timeoutMs: number;

  constructor(
    private readonly remotes: RunningRemotes,
    private readonly projects: VisibleProjects,
    private readonly backends: BackendsRepository,
    private readonly tokens: BackendTokens,
    private readonly outbound: Outbound,
    metrics: MetricsService,
    config: ConfigService<Config, true>,
  ) {
    this.timeoutMs = config.get('remoteBackend.timeoutMs', { infer: true });
    this.calls = metrics.counter({
      name: 'remote_backend_calls_total',
      help: 'Calls of backends of remotes, by outcome',
      labelNames: ['remote', 'outcome'],
    });
  }

  /** @throws 404, 409 without a backend, 502 to 504 when it has no usable response */
  async call(
    request: FastifyRequest,
    remote: string,
    method: OutboundRequest['method'],
  ): Promise<BackendResponse> {
    const { backend, project } = await this.requireAccess(request, remote);
    const url = backendUrl(backend, restOf(request.url));
    if (!url) throw notFound();
    const body = request.body instanceof RequestBody ? request.body : undefined;
    // Before the call counts, so that slow senders keep no one out.
    const bytes = (await body?.bytes()) ?? null;
    return this.running.during(remote, async () => {
      const caller = requireCaller(request);
      const token = await this.tokens.sign({ caller, remote, project, backend });
      const headers = headersToBackend(request.headers, {
        token,
        contentType: body?.contentType,
        requestId: request.id,
      });
      return this.send(remote, { url, method, headers, body: bytes });
    });
  }

  private async requireAccess(
    request: FastifyRequest,
    remote: string,
  ): Promise<{ backend: string; project: VisibleProject | undefined }> {
    const version = REMOTE_NAME.test(remote) ? await this.remotes.find(request, remote) : undefined;
    if (!version) throw notFound();
    const named = request.headers[BACKEND_PROJECT_HEADER];
    const project =
      named === undefined ? undefined : await this.projects.find(String(named), requireCaller(request));
    if (named !== undefined && !project) throw notFound();
    const { backend } = version.contribution;
    if (backend === undefined || !(await this.backends.isAgreed(remote, backend))) throw backendMissing();
    return { backend, project };
  }

  private async send(
    remote: string,
    request: Pick<OutboundRequest, 'url' | 'method' | 'headers' | 'body'>,
  ): Promise<BackendResponse> {
    const { timeoutMs } = this;
    try {
      const answer = await this.outbound.send({
        ...request,
        timeoutMs,
        maxBytes: LIMITS.backendResponseBytes,
      });
      this.calls.inc({ remote, outcome: `${String(answer.status).charAt(0)}xx` });
      return responseOf(answer);
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      this.calls.inc({ remote, outcome: error.reason });
      this.logger.warn({ remote, reason: error.reason, details: error.message }, 'A backend did not answer');
      throw failureOf(error);
    }
  }
}

/** @throws 502 for a response that would change something in the browser or in the session */
const responseOf = (answer: OutboundAnswer): BackendResponse => {
  const { status, body } = answer;
  if (status >= 300 && status < 400 && status !== 304)
    throw backendFailed('answered with a redirect, which is not followed');
  // For the browser, a 401 of this site means that the session has ended.
  if (status === 401 || status === 407) throw backendFailed('does not accept the token of this installation');
  return { status, headers: headersFromBackend(answer), body };
};
