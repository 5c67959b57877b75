import { applyDecorators, Injectable, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiForbiddenResponse, ApiNotFoundResponse } from '@nestjs/swagger';
import { PROJECT_REVISION_HEADER } from '@taskloom/contracts';
import { Database } from '../../platform/database/index.js';
import {
  PathGuard,
  pathObject,
  type AccessRequest,
  type Caller,
  type Revision,
} from '../../platform/http/index.js';
import { projectArchived } from './project.errors.js';
import { VISIBLE } from './projects.statements.js';

/** A project that the caller is a member of. */
export interface VisibleProject {
  _id: string;
  title: string;
  owner: { _id: string };
  /** It can only be read, restored and deleted. */
  archived?: boolean;
}

/** A visible project with the revision that the guard has read, and whether it is the caller's favourite. */
export interface RevisedProject extends VisibleProject {
  favourite?: boolean;
  revision: Revision;
}

/** Decides whether a member may act; takes the permission functions of `@taskloom/contracts`. */
export type ProjectRight = (
  caller: Caller,
  project: VisibleProject,
  request: AccessRequest,
) => boolean | Promise<boolean>;

const { put, read, Loaded } = pathObject<RevisedProject>('project');
export const readProject = read;

/** Also sets the header that says up to which revision the response includes all changes. */
export const putProject = (path: AccessRequest, project: RevisedProject): void => {
  put(path, project);
  path.setHeader(PROJECT_REVISION_HEADER, project.revision[0]);
};

/** The project of the path, as a controller's parameter. */
export const CurrentProject = Loaded;

const Right = Reflector.createDecorator<ProjectRight>();

interface AccessOptions {
  /** The route also serves archived projects although it writes. */
  archived?: boolean;
}

const Options = Reflector.createDecorator<AccessOptions>();

const writes = ({ request: { method } }: AccessRequest): boolean => method !== 'GET' && method !== 'HEAD';

/** @throws 409 when the request changes something in an archived project */
export const requireLiveProject = (path: AccessRequest, { title, archived }: VisibleProject): void => {
  if (archived && writes(path)) throw projectArchived(title);
};

@Injectable()
class ProjectAccessGuard extends PathGuard<RevisedProject> {
  constructor(
    private readonly database: Database,
    private readonly reflector: Reflector,
  ) {
    super(putProject);
  }

  protected async find(path: AccessRequest): Promise<RevisedProject | undefined> {
    const ids = path.ids('projectId');
    if (!ids) return undefined;
    const [project] = await this.database.rows<RevisedProject>(VISIBLE, [ids.projectId, path.caller._id]);
    return project;
  }

  protected override async isAllowed(
    project: RevisedProject,
    path: AccessRequest,
    handler: () => unknown,
  ): Promise<boolean> {
    if (!(await this.reflector.get(Right, handler)(path.caller, project, path))) return false;
    if (!this.reflector.get(Options, handler).archived) requireLiveProject(path, project);
    return true;
  }
}

const everyMember: ProjectRight = () => true;

/** Who may call a route below `projects/:projectId`. An archived project can only be read. */
export const ProjectAccess = (
  right: ProjectRight = everyMember,
  options: AccessOptions = {},
): MethodDecorator =>
  applyDecorators(
    Right(right),
    Options(options),
    UseGuards(ProjectAccessGuard),
    ApiNotFoundResponse({ description: 'Not found, or not yours.' }),
    ...(right === everyMember ? [] : [ApiForbiddenResponse({ description: 'Visible, but not allowed.' })]),
  );
