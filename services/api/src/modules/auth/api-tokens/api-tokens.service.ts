import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { API_TOKEN_PREFIX, LIMITS, type ApiToken, type ApiTokenCreated } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { AuditService } from '../../../platform/audit/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { invalidField, notFound, type Caller } from '../../../platform/http/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { hashToken } from '../../../platform/secrets/index.js';
import { tooManyTokens } from '../auth.errors.js';
import { SessionsEnded } from '../auth.events.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { StepUpService } from '../step-up/step-up.service.js';
import type { ApiTokenEntity } from './api-token.entity.js';
import { ApiTokensRepository } from './api-tokens.repository.js';
import type { ApiTokenCreateDto } from './dto/api-token.dto.js';

const MINUTE_MS = 60_000;
/** `tl_` and 42 of the 256 random bits. */
const SHOWN_CHARACTERS = 10;

const isApiToken = (text: string): boolean => /^tl_[\w-]{43}$/.test(text);

@Injectable()
export class ApiTokensService {
  /** Tokens used since the last minute: one write for all of them. */
  private used = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly tokens: ApiTokensRepository,
    private readonly sessions: SessionsRepository,
    private readonly stepUp: StepUpService,
    private readonly events: Events,
    private readonly audit: AuditService,
  ) {}

  /** The person of a token; undefined for one that is unknown, expired or revoked. */
  async callerOf(token: string): Promise<Caller | undefined> {
    const id = isApiToken(token) ? await this.tokens.idOf(hashToken(token)) : undefined;
    const caller = id && (await this.sessions.caller(id));
    if (!caller) return undefined;
    this.used.add(caller.sessionId);
    return caller;
  }

  async list({ _id }: Caller): Promise<ApiToken[]> {
    const tokens = await this.tokens.listOf(_id);
    const projects = await this.tokens.projectsOf(
      _id,
      tokens.flatMap(({ projectIds }) => projectIds ?? []),
    );
    return tokens.map((token) => present(token, projects));
  }

  async create(
    caller: Caller,
    { name, scope, days, projectIds, password }: ApiTokenCreateDto,
    address: string,
  ): Promise<ApiTokenCreated> {
    await this.stepUp.confirm(caller, password, address);
    const { _id: userId } = caller;
    const ids = projectIds?.map((id) => id.toLowerCase()) ?? null;
    if (ids && (ids.length === 0 || (await this.tokens.projectsOf(userId, ids)).size < ids.length))
      throw invalidField('projectIds', 'Choose projects that you are a member of.');
    const secret = `${API_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
    const id = uuid();
    const token = {
      id,
      userId,
      name,
      scope,
      tokenHash: hashToken(secret),
      prefix: secret.slice(0, SHOWN_CHARACTERS),
      projectIds: ids,
    };
    const lifetime = days ?? LIMITS.apiTokenDefaultDays;
    await this.database.transaction(async (tx) => {
      if (!(await this.tokens.insert(tx, token, lifetime))) throw tooManyTokens();
      await this.audit.record(tx, {
        kind: 'api_token_created',
        address,
        actorId: userId,
        personId: userId,
        subject: name,
        details: { scope, days: lifetime, projects: ids?.length ?? null },
      });
    });
    const created = (await this.list(caller)).find(({ _id }) => _id === id);
    if (!created) throw notFound();
    return { token: created, secret };
  }

  /** Ends its sockets and downloads as well. 404 for a token of someone else. */
  async revoke(caller: Caller, id: string): Promise<void> {
    await this.database.transaction((tx) => this.revokeOf(tx, caller, caller._id, id));
  }

  /** As `revoke`, by someone who may revoke the tokens of this person. */
  async revokeOf(
    tx: Transaction,
    { _id: actorId, address }: Caller,
    userId: string,
    id: string,
  ): Promise<void> {
    const name = await this.tokens.remove(tx, userId, id);
    if (name === undefined) throw notFound();
    this.events.announce(new SessionsEnded(userId, [id]));
    await this.audit.record(tx, {
      kind: 'api_token_revoked',
      address,
      actorId,
      personId: userId,
      subject: name,
    });
  }

  /** Ends sockets and downloads with the tokens of someone who was disabled; the tokens stay. */
  async endUses(tx: Transaction, userId: string): Promise<void> {
    this.events.announce(new SessionsEnded(userId, await this.tokens.idsOf(tx, userId)));
  }

  @Job({ name: 'api-tokens', everyMs: MINUTE_MS })
  async keepUp(): Promise<void> {
    const used = [...this.used];
    this.used = new Set();
    if (used.length > 0) await this.tokens.used(used);
    await this.tokens.removeOld();
  }
}

const present = (
  { id, name, prefix, scope, projectIds, createdAt, expiresAt, lastUsedAt }: ApiTokenEntity,
  titles: ReadonlyMap<string, string>,
): ApiToken => ({
  _id: id,
  name,
  prefix,
  scope,
  projects:
    projectIds &&
    projectIds.flatMap((_id) => {
      const title = titles.get(_id);
      return title === undefined ? [] : [{ _id, title }];
    }),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
