import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { requireCaller } from '../../../platform/http/index.js';
import { Refuses } from '../../../platform/openapi/index.js';
import type { ApiError } from '../../../platform/http/index.js';
import { stepUpRequired } from '../auth.errors.js';
import { StepUpService } from './step-up.service.js';

@Injectable()
class StepUpGuard implements CanActivate {
  constructor(private readonly stepUp: StepUpService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.stepUp.require(requireCaller(context.switchToHttp().getRequest<FastifyRequest>()));
    return true;
  }
}

/**
 * Marks a route that needs a proof (password or second factor) within the last 10 minutes of this session; 403
 * `STEP_UP_REQUIRED` otherwise. The client asks for one and repeats the request. Put it above the guard that loads the
 * objects of the path, which then runs first, so that a stranger still gets 404.
 *
 * @param others errors of the route with status 403, which share one entry of the documentation
 */
export const StepUpRequired = (...others: ApiError[]): MethodDecorator =>
  applyDecorators(
    UseGuards(StepUpGuard),
    ApiExtension('x-step-up', true),
    Refuses(stepUpRequired(), ...others),
  );
