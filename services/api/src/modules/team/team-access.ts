import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiForbiddenResponse } from '@nestjs/swagger';
import { canManageTeam } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import { forbidden, pathObject, requireCaller } from '../../platform/http/index.js';

/** The caller's team, the only one that they can act on. */
export interface OwnTeam {
  _id: string;
}

const { put, Loaded } = pathObject<OwnTeam>('team');

/** The team of the calling admin, as a controller's parameter. */
export const CurrentTeam = Loaded;

@Injectable()
class TeamAdminGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = requireCaller(request);
    if (!caller.teamId || !canManageTeam(caller)) throw forbidden();
    put({ request }, { _id: caller.teamId });
    return true;
  }
}

/** Only admins, and only in their own team (specification 11). */
export const TeamAdmin = (): MethodDecorator =>
  applyDecorators(UseGuards(TeamAdminGuard), ApiForbiddenResponse({ description: 'Only for team admins.' }));
