import { Injectable } from '@nestjs/common';
import {
  DEPLOY_RIGHTS,
  LIMITS,
  REMOTE_NAME,
  type DeployToken,
  type DeployTokenCreated,
} from '@taskloom/contracts';
import { AuditService } from '../../../platform/audit/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { invalidField, notFound, type Caller } from '../../../platform/http/index.js';
import { Job } from '../../../platform/jobs/index.js';
import type { DeployTokenCreateDto, RemoteCreateDto } from '../dto/deploy-token.dto.js';
import { RegistryRepository } from '../registry/registry.repository.js';
import { remoteExists, tooManyDeployTokens, tooManyRemotes } from '../remote.errors.js';
import { IssuedTokensRepository } from './issued-tokens.repository.js';
import { addToken } from './new-token.js';

const HOUR_MS = 3_600_000;

/** Deploy tokens that admins create and revoke on the operations page. */
@Injectable()
export class IssuedTokensService {
  constructor(
    private readonly database: Database,
    private readonly tokens: IssuedTokensRepository,
    private readonly registry: RegistryRepository,
    private readonly audit: AuditService,
  ) {}

  list(remote: string): Promise<DeployToken[]> {
    return this.tokens.list(remote);
  }

  /** @throws 409 when the remote has the maximum of tokens that are neither revoked nor expired */
  create(caller: Caller, remote: string, request: DeployTokenCreateDto): Promise<DeployTokenCreated> {
    return this.add(caller, remote, request, async (tx) => {
      // Locked, so that requests at the same time don't exceed the limit.
      if (!(await this.registry.lock(tx, remote))) throw notFound();
      if (!(await this.tokens.hasRoom(tx, remote))) throw tooManyDeployTokens(remote);
    });
  }

  /** Registers a remote with its first token. @throws 409 when it exists */
  createRemote(caller: Caller, { remote, ...request }: RemoteCreateDto): Promise<DeployTokenCreated> {
    if (!REMOTE_NAME.test(remote))
      throw invalidField(
        'remote',
        'Remote must be a lowercase word such as "reports", with digits and hyphens.',
      );
    return this.add(caller, remote, request, async (tx) => {
      if ((await this.registry.count(tx)) >= LIMITS.remotes) throw tooManyRemotes();
      if (!(await this.registry.create(tx, remote))) throw remoteExists(remote);
    });
  }

  private async add(
    { _id, address }: Caller,
    remote: string,
    { name, rights, days = LIMITS.deployTokenDefaultDays }: DeployTokenCreateDto,
    prepare: (tx: Transaction) => Promise<void>,
  ): Promise<DeployTokenCreated> {
    if (rights.length === 0) throw invalidField('rights', 'Choose at least one right.');
    const ordered = DEPLOY_RIGHTS.filter((right) => rights.includes(right));
    const made = await this.database.transaction(async (tx) => {
      await prepare(tx);
      return addToken(tx, { remote, name, rights: ordered, days, by: { _id, address } });
    });
    const [token] = await this.tokens.list(remote, made._id);
    if (!token) throw notFound();
    return { token, secret: made.token };
  }

  /** The token is invalid from the next request on. 404 for a token of another remote. */
  async revoke({ _id, address }: Caller, remote: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const name = await this.tokens.revoke(tx, remote, id);
      if (name === undefined) throw notFound();
      await this.audit.record(tx, {
        kind: 'token_revoked',
        address,
        actorId: _id,
        subject: remote,
        details: { token: id, name },
      });
    });
  }

  @Job({ name: 'old-deploy-tokens', everyMs: HOUR_MS })
  removeOld(): Promise<void> {
    return this.tokens.removeOld();
  }
}
