import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiForbiddenResponse } from '@nestjs/swagger';
import { canOperateRemotes, REMOTE_NAME, type RemoteActor } from '@taskloom/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AccessRequest,
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
import { needsDeployToken, otherRemote } from './remote.errors.js';
import { DeployTokenGuard } from './tokens/deploy-token.guard.js';
import { DeployTokens, type TokenUse } from './tokens/deploy-tokens.service.js';

/** The caller who makes a change: an admin, or a team with its token. */
export interface Operator {
  actor: RemoteActor;
  /** The only remote that a token may read and change; null for an admin. */
  only: string | null;
}

const { put, Loaded } = pathObject<Operator>('operator');

const TOKEN_USE = 'token-use';

/** Response header with the expiry of the deploy token, ISO 8601; absent for a token without one. */
const TOKEN_EXPIRES = 'deploy-token-expires';

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
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const operator = callerOf(request) ? asAdmin(request) : await this.asTeam(request, context);
    await this.requireRemote(new AccessRequest(request).param('name'), operator);
    this.requireKind(operator);
    put(request, operator);
    return true;
  }

  protected requireKind(_operator: Operator): void {}

  private async asTeam(request: FastifyRequest, context: ExecutionContext): Promise<Operator> {
    const use = this.marks.get<TokenUse | undefined>(TOKEN_USE, context.getHandler());
    const token = await this.tokens.require(request.deployToken || undefined, clientAddress(request), use);
    if (token.expiresAt !== null)
      context.switchToHttp().getResponse<FastifyReply>().header(TOKEN_EXPIRES, token.expiresAt);
    return { actor: { kind: 'token', _id: token._id, name: token.name }, only: token.remote };
  }

  private async requireRemote(name: string, { only }: Operator): Promise<void> {
    if (name === '' || name === only) return;
    if (!REMOTE_NAME.test(name) || !(await this.registry.exists(name))) throw notFound();
    if (only !== null) throw otherRemote(name);
  }
}

@Injectable()
class PublisherGuard extends OperatorGuard {
  protected override requireKind({ only }: Operator): void {
    if (only === null) throw needsDeployToken();
  }
}

const asAdmin = (request: FastifyRequest): Operator => {
  const caller = requireCaller(request);
  if (!canOperateRemotes(caller)) throw forbidden();
  return { actor: { kind: 'person', _id: caller._id, name: caller.name }, only: null };
};

/** Only team admins. */
export const RemoteOperator = (): MethodDecorator =>
  applyDecorators(UseGuards(OperatorGuard), ApiForbiddenResponse({ description: 'Only for team admins.' }));

/** Team admins, and the remote's own deploy token; other remotes are closed to it. `use` goes to the audit log. */
export const RemoteDeployer = (use?: TokenUse): MethodDecorator =>
  applyDecorators(
    OtherCredential('Deploy'),
    SetMetadata(TOKEN_USE, use),
    UseGuards(DeployTokenGuard, OperatorGuard),
    ApiForbiddenResponse({ description: 'Only for team admins and the deploy token of this remote.' }),
  );

/** Only the remote's own deploy token: versions are published by builds, never from a browser. */
export const RemotePublisher = (use?: TokenUse): MethodDecorator =>
  applyDecorators(
    OtherCredential('Deploy'),
    SetMetadata(TOKEN_USE, use),
    UseGuards(DeployTokenGuard, PublisherGuard),
    ApiForbiddenResponse({ description: 'Only for the deploy token of this remote.' }),
  );
