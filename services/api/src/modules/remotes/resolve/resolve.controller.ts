import { Body, Controller, Get, HttpCode, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { canOperateRemotes } from '@taskloom/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Post, Public, notFound, type Caller } from '../../../platform/http/index.js';
import { Answers, done, Refuses } from '../../../platform/openapi/index.js';
import { SessionsService } from '../../auth/index.js';
import { PreviewDto } from '../dto/preview.dto.js';
import { RemoteOperator } from '../remote-access.js';
import { remotesAnswerSchema } from '../remote.schema.js';
import { DeployTokens } from '../tokens/deploy-tokens.service.js';
import { PreviewCookie } from './preview-cookie.js';
import { ResolveService, type Asking, type Previews } from './resolve.service.js';
import { SnapshotRepository } from './snapshot.repository.js';

@ApiTags('remotes')
@Controller('remotes')
export class ResolveController {
  constructor(
    private readonly resolver: ResolveService,
    private readonly snapshots: SnapshotRepository,
    private readonly sessions: SessionsService,
    private readonly tokens: DeployTokens,
    private readonly cookie: PreviewCookie,
  ) {}

  /**
   * Which remotes there are, and which build of each. With a session it answers for that person: their rights, a canary, a preview. With a deploy
   * token and `?mfe=name@version` it answers with that version of the token's own remote, for the check before it goes live.
   */
  @Get('resolve')
  @Public()
  @Answers(remotesAnswerSchema)
  async resolve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { etag, text } = await this.resolver.resolve(await this.asking(request));
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Authorization, Cookie' });
    if (request.headers['if-none-match'] === etag) await reply.code(304).send();
    else await reply.type('application/json; charset=utf-8').send(text);
  }

  /** A published version in place of everybody's, for this admin alone; null ends it. */
  @Post('preview')
  @HttpCode(200)
  @RemoteOperator()
  @Refuses(notFound())
  @Answers(done)
  async preview(
    @CurrentUser() { _id }: Caller,
    @Body() { remote, version }: PreviewDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ ok: true }> {
    if (version !== null && version !== 'preview' && !(await this.snapshots.version(remote, version))) {
      throw notFound();
    }
    const { [remote]: _before, ...others } = this.cookie.read(request, _id);
    this.cookie.write(reply, _id, version === null ? others : { ...others, [remote]: version });
    return { ok: true };
  }

  private async asking(request: FastifyRequest): Promise<Asking> {
    const token = await this.tokens.of(request);
    if (token) return { token: token.remote, previews: checkedVersion(request, token.remote) };
    const bearer = /^Bearer ([\w.-]{1,2000})$/i.exec(request.headers.authorization ?? '')?.[1];
    const caller = bearer ? await this.sessions.callerOf(bearer) : undefined;
    if (!caller) return {};
    const previews = canOperateRemotes(caller) ? this.cookie.read(request, caller._id) : {};
    return { person: caller, previews };
  }
}

const checkedVersion = ({ query }: FastifyRequest, remote: string): Previews => {
  const mfe: unknown = typeof query === 'object' && query !== null && 'mfe' in query ? query.mfe : undefined;
  const [name, version] = typeof mfe === 'string' ? mfe.split('@') : [];
  return name === remote && version !== undefined ? { [remote]: version } : {};
};
