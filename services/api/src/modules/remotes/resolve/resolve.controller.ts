import { Body, Controller, Get, HttpCode, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { canOperateRemotes, isRecord, type RemotePreviewOffer } from '@taskloom/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  callerOf,
  CurrentUser,
  Post,
  Public,
  notFound,
  sendTagged,
  type Caller,
} from '../../../platform/http/index.js';
import { DoneDto, Refuses } from '../../../platform/openapi/index.js';
import { OptionalSessionGuard } from '../../auth/index.js';
import { PreviewQueryDto } from '../dto/preview-query.dto.js';
import { PreviewDto } from '../dto/preview.dto.js';
import { RemoteOperator } from '../remote-access.js';
import { notAgreedTo, remoteLocked, versionRevoked } from '../remote.errors.js';
import { Agreements } from '../agreements/agreements.service.js';
import { keyRevoked } from '../keys/key.errors.js';
import { Signatures } from '../keys/signatures.service.js';
import { BuildCheck } from '../versions/build-check.service.js';
import { DeployTokenGuard } from '../tokens/deploy-token.guard.js';
import { PreviewCookie } from './preview-cookie.js';
import { ResolveService, type Asking, type Previews } from './resolve.service.js';
import { SnapshotRepository } from './snapshot.repository.js';
import { RemotePreviewOfferDto, RemotesAnswerDto } from '../dto/resolved-remote.dto.js';

const LOCKED = remoteLocked('calendar', 'Trade fair');
const REVOKED = versionRevoked('calendar', '1.4.0', 'It leaks');
const KEY_REVOKED = keyRevoked('calendar', '1.4.0', 'Release key');
const NOT_AGREED = notAgreedTo('calendar', '1.4.0', ['calls:tasks.write']);

@ApiTags('remotes')
@Controller('remotes')
export class ResolveController {
  constructor(
    private readonly resolver: ResolveService,
    private readonly snapshots: SnapshotRepository,
    private readonly cookie: PreviewCookie,
    private readonly check: BuildCheck,
    private readonly agreements: Agreements,
    private readonly signatures: Signatures,
  ) {}

  /**
   * The remotes and the build of each. With a session, it depends on that person's rights, canaries and previews.
   * With a deploy token and `?mfe=name@version`, it contains that version of the token's remote, so that it can
   * be checked before it is live.
   */
  @Get('resolve')
  @Public()
  @UseGuards(DeployTokenGuard, OptionalSessionGuard)
  @ApiOkResponse({ type: RemotesAnswerDto })
  async resolve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { etag, text } = await this.resolver.resolve(this.asking(request));
    reply.headers({ 'cache-control': 'no-cache', vary: 'Authorization, Cookie' });
    await sendTagged(reply, etag, () => text);
  }

  /** The details of a preview, for the page that asks the person to agree to it. */
  @Get('preview')
  @RemoteOperator()
  @Refuses(notFound(), LOCKED, REVOKED, KEY_REVOKED)
  @ApiOkResponse({ type: RemotePreviewOfferDto })
  offer(@Query() { remote, version }: PreviewQueryDto): Promise<RemotePreviewOffer> {
    return this.offerOf(remote, version);
  }

  /** Replaces the live version by another published one for this admin only; null ends it. A locked remote has no previews. */
  @Post('preview')
  @HttpCode(200)
  @RemoteOperator()
  @Refuses(notFound(), LOCKED, REVOKED, KEY_REVOKED, NOT_AGREED)
  @ApiOkResponse({ type: DoneDto })
  async preview(
    @CurrentUser() { _id, apiToken }: Caller,
    @Body() { remote, version, agreed = [] }: PreviewDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ ok: true }> {
    // The cookie contains the version instead of the channel, because the consent doesn't cover later versions of the channel.
    const offer = version === null ? null : await this.offerOf(remote, version);
    if (offer) {
      const missing = offer.notAgreed.filter((each) => apiToken || !agreed.includes(each));
      if (missing.length > 0) throw notAgreedTo(remote, offer.version, missing);
      await this.check.requireChecked(remote, offer.version);
    }
    const { [remote]: _before, ...others } = this.cookie.read(request, _id);
    this.cookie.write(reply, _id, offer ? { ...others, [remote]: offer.version } : others);
    return { ok: true };
  }

  private async offerOf(remote: string, wanted: string): Promise<RemotePreviewOffer> {
    const found = await this.snapshots.previewable(remote, wanted);
    if (!found) throw notFound();
    const { locked, lockReason, revoked, ...offer } = found;
    if (locked) throw remoteLocked(remote, lockReason);
    if (revoked !== null) throw versionRevoked(remote, offer.version, revoked);
    await this.signatures.require(remote, offer.version);
    return { ...offer, notAgreed: await this.agreements.missing(remote, offer.version) };
  }

  private asking(request: FastifyRequest): Asking {
    const token = request.deployToken;
    if (token && token.state === 'valid')
      return { token: token.remote, previews: checkedVersion(request, token.remote) };
    const caller = callerOf(request);
    if (!caller) return {};
    const previews = canOperateRemotes(caller) ? this.cookie.read(request, caller._id) : {};
    return { person: caller, previews };
  }
}

const checkedVersion = ({ query }: FastifyRequest, remote: string): Previews => {
  const mfe = isRecord(query) ? query.mfe : undefined;
  const [name, version] = typeof mfe === 'string' ? mfe.split('@') : [];
  return name === remote && version !== undefined ? { [remote]: version } : {};
};
