import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiForbiddenResponse } from '@nestjs/swagger';
import {
  canOperateRemotes,
  isRecord,
  REMOTE_NAME,
  type DeployRight,
  type RemoteActor,
} from '@taskloom/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  callerOf,
  clientAddress,
  forbidden,
  notFound,
  OtherCredential,
  pathObject,
  requireCaller,
  RouteMarks,
} from '../../platform/http/index.js';
import { RegistryRepository } from './registry/registry.repository.js';
import { needsDeployToken } from './remote.errors.js';
import { DeployTokenGuard } from './tokens/deploy-token.guard.js';
import { DeployTokens, type TokenUse } from './tokens/deploy-tokens.service.js';

/** The caller who makes a change: an admin, or a team with its token. */
export interface Operator {
  actor: RemoteActor;
  /** The only remote that a token may read and change; null for an admin. */
  only: string | null;
  /** A team admin with a session, who can agree to what a version may do. */
  canAgree: boolean;
}

const { put, Loaded } = pathObject<Operator>('operator');

/** The deploy token that a route requires. */
interface TokenNeeds {
  right: DeployRight;
  /** For the audit log; absent for a call that is recorded by another one. */
  use?: TokenUse;
}

const TOKEN_NEEDS = 'token-needs';

/** The lock decides which version is live, as an activation does. */
const RIGHT_FOR: Readonly<Record<TokenUse, DeployRight>> = {
  publish: 'publish',
  activate: 'activate',
  rollback: 'rollback',
  lock: 'activate',
};

/** Response header with the expiry of the deploy token, ISO 8601; absent for a token without one. */
const TOKEN_EXPIRES = 'deploy-token-expires';
/** Response header with the rights of the deploy token. */
const TOKEN_RIGHTS = 'deploy-token-rights';

/** As a controller's parameter. */
export const CurrentOperator = Loaded;

@Injectable()
class OperatorGuard implements CanActivate {
  constructor(
    protected readonly registry: RegistryRepository,
    protected readonly tokens: DeployTokens,
    protected readonly marks: RouteMarks,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const operator = callerOf(request)
      ? await this.asAdmin(request)
      : await this.asTeam(request, http.getResponse<FastifyReply>(), context);
    put({ request }, operator);
    return true;
  }

  protected async asAdmin(request: FastifyRequest): Promise<Operator> {
    const { _id, name, role, apiToken } = requireCaller(request);
    if (!canOperateRemotes({ role })) throw forbidden();
    await this.requireExisting(remoteIn(request));
    return { actor: { kind: 'person', _id, name }, only: null, canAgree: !apiToken };
  }

  private async asTeam(
    request: FastifyRequest,
    reply: FastifyReply,
    context: ExecutionContext,
  ): Promise<Operator> {
    const address = clientAddress(request);
    const token = await this.tokens.require(request.deployToken || undefined, address);
    const { _id, remote: only, name, expiresAt, rights } = token;
    reply.header(TOKEN_RIGHTS, rights.join(', '));
    if (expiresAt !== null) reply.header(TOKEN_EXPIRES, expiresAt);
    const remote = remoteIn(request);
    if (remote !== only) await this.requireExisting(remote);
    if (remote !== '') await this.tokens.requireRemote(token, address, remote);
    const needs = this.marks.get<TokenNeeds | undefined>(TOKEN_NEEDS, context.getHandler());
    if (needs) await this.tokens.use(token, address, needs.right, needs.use);
    return { actor: { kind: 'token', _id, name }, only, canAgree: false };
  }

  private async requireExisting(remote: string): Promise<void> {
    if (remote === '') return;
    if (!REMOTE_NAME.test(remote) || !(await this.registry.exists(remote))) throw notFound();
  }
}

@Injectable()
class PublisherGuard extends OperatorGuard {
  protected override async asAdmin(request: FastifyRequest): Promise<Operator> {
    await super.asAdmin(request);
    throw needsDeployToken();
  }
}

/** The name in the path; empty for calls about all remotes. */
const remoteIn = ({ params }: FastifyRequest): string => {
  const name = isRecord(params) ? params['name'] : undefined;
  return typeof name === 'string' ? name : '';
};

/** Only team admins. */
export const RemoteOperator = (): MethodDecorator =>
  applyDecorators(UseGuards(OperatorGuard), ApiForbiddenResponse({ description: 'Only for team admins.' }));

const needing = (needs: TokenNeeds | undefined): MethodDecorator =>
  applyDecorators(OtherCredential('Deploy'), SetMetadata(TOKEN_NEEDS, needs));

/** Team admins, and the remote's own deploy token if it has the right for `use`; other remotes are closed to it. `use` goes to the audit log. */
export const RemoteDeployer = (use?: TokenUse): MethodDecorator =>
  applyDecorators(
    needing(use && { right: RIGHT_FOR[use], use }),
    UseGuards(DeployTokenGuard, OperatorGuard),
    ApiForbiddenResponse({ description: 'Only for team admins and the deploy token of this remote.' }),
  );

/** Only the remote's own deploy token with the right `publish`: versions are published by builds, never from a browser. */
export const RemotePublisher = (use?: 'publish'): MethodDecorator =>
  applyDecorators(
    needing({ right: 'publish', use }),
    UseGuards(DeployTokenGuard, PublisherGuard),
    ApiForbiddenResponse({ description: 'Only for the deploy token of this remote.' }),
  );
