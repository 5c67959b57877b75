import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiForbiddenResponse, ApiNotFoundResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Database } from '../../platform/database/index.js';
import {
  AccessRequest,
  forbidden,
  isUuid,
  notFound,
  pathObject,
  requireCaller,
  type Caller,
  type Revision,
} from '../../platform/http/index.js';
import { VISIBLE } from './projects.statements.js';

/** A project that the caller is a member of. */
export interface VisibleProject {
  _id: string;
  title: string;
  owner: { _id: string };
}

/** A visible project with the revision that the guard has read. */
export interface RevisedProject extends VisibleProject {
  revision: Revision;
}

/** Decides whether a member may act; takes the permission functions of `@taskloom/contracts`. */
export type ProjectRight = (
  caller: Caller,
  project: VisibleProject,
  request: AccessRequest,
) => boolean | Promise<boolean>;

const { put, read, Loaded } = pathObject<RevisedProject>('project');
export const putProject = put;
export const readProject = read;

/** The project of the path, as a controller's parameter. */
export const CurrentProject = Loaded;

const Right = Reflector.createDecorator<ProjectRight>();

/** Steps one and two: a stranger gets 404 and a member without the right 403, before the body is validated. */
@Injectable()
class ProjectAccessGuard implements CanActivate {
  constructor(
    private readonly database: Database,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const access = new AccessRequest(request);
    const caller = requireCaller(request);
    const projectId = access.param('projectId');
    if (!isUuid(projectId)) throw notFound();
    const project = await this.database.row<RevisedProject>(VISIBLE, [projectId, caller._id]);
    if (!project) throw notFound();
    const right = this.reflector.get(Right, context.getHandler());
    if (!(await right(caller, project, access))) throw forbidden();
    put(request, project);
    return true;
  }
}

const everyMember: ProjectRight = () => true;

/** Who may call a route below `projects/:projectId`. */
export const ProjectAccess = (right: ProjectRight = everyMember): MethodDecorator =>
  applyDecorators(
    Right(right),
    UseGuards(ProjectAccessGuard),
    ApiNotFoundResponse({ description: 'Not found, or not yours.' }),
    ...(right === everyMember ? [] : [ApiForbiddenResponse({ description: 'Visible, but not allowed.' })]),
  );
