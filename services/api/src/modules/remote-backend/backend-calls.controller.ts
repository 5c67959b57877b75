import { applyDecorators, Controller, Get, HttpCode, Param, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { BACKEND_PROJECT_HEADER } from '@taskloom/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Credentials, Delete, Patch, Post, Put, RateLimit } from '../../platform/http/index.js';
import { Refuses } from '../../platform/openapi/index.js';
import type { OutboundRequest } from '../../platform/outbound/index.js';
import { BackendCalls } from './backend-calls.service.js';
import { backendBusy, backendFailed, backendMissing, backendTimeout } from './remote-backend.errors.js';

const BYTES = { type: 'string', format: 'binary' } as const;

const Forwards = (): MethodDecorator =>
  applyDecorators(
    RateLimit('backend'),
    HttpCode(200),
    ApiHeader({
      name: BACKEND_PROJECT_HEADER,
      required: false,
      description: 'The project that the call is about; the token names it if the person is a member.',
      schema: { type: 'string', format: 'uuid' },
    }),
    Refuses(backendMissing(), backendFailed('cannot be reached'), backendBusy(), backendTimeout()),
    ApiOkResponse({
      description: 'The status and body of the backend, with few of its headers.',
      content: { 'application/octet-stream': { schema: BYTES } },
    }),
  );

/** An `Idempotency-Key` is for the backend; nothing of the call is stored here. */
const ForwardsBody = (): MethodDecorator =>
  applyDecorators(
    Forwards(),
    Credentials(),
    ApiConsumes('application/octet-stream'),
    ApiBody({ required: false, schema: BYTES }),
  );

/**
 * Calls of the backend of a remote, with a token that names the person. Its address is the one that the version declares which
 * runs for the person, if a team admin has agreed to it.
 */
@ApiTags('remotes')
@Controller('remotes/:name/backend')
export class BackendCallsController {
  constructor(private readonly calls: BackendCalls) {}

  @Get('*')
  @Forwards()
  get(
    @Req() request: FastifyRequest,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forward(request, name, reply, 'GET');
  }

  @Post('*')
  @ForwardsBody()
  post(
    @Req() request: FastifyRequest,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forward(request, name, reply, 'POST');
  }

  @Put('*')
  @ForwardsBody()
  put(
    @Req() request: FastifyRequest,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forward(request, name, reply, 'PUT');
  }

  @Patch('*')
  @ForwardsBody()
  patch(
    @Req() request: FastifyRequest,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forward(request, name, reply, 'PATCH');
  }

  @Delete('*')
  @ForwardsBody()
  delete(
    @Req() request: FastifyRequest,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forward(request, name, reply, 'DELETE');
  }

  private async forward(
    request: FastifyRequest,
    name: string,
    reply: FastifyReply,
    method: OutboundRequest['method'],
  ): Promise<void> {
    const { status, headers, body } = await this.calls.call(request, name, method);
    await reply.code(status).headers(headers).send(body);
  }
}
