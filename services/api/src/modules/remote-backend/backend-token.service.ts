import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { SignJWT } from 'jose';
import type { Config } from '../../platform/config/index.js';
import type { Caller } from '../../platform/http/index.js';
import type { VisibleProject } from '../projects/index.js';
import { ALGORITHM, SigningKeys } from './signing-keys.service.js';

const SECONDS = 60;

export interface TokenFacts {
  caller: Pick<Caller, '_id' | 'role' | 'teamId'>;
  remote: string;
  project: Pick<VisibleProject, '_id' | 'owner'> | undefined;
  /** The agreed address. */
  backend: string;
}

/** Tokens that tell a backend for whom a call is made; valid for one backend and a minute. */
@Injectable()
export class BackendTokens {
  private readonly issuer: string;

  constructor(
    private readonly keys: SigningKeys,
    config: ConfigService<Config, true>,
  ) {
    this.issuer = config.get('remoteBackend.issuer', { infer: true });
  }

  async sign({ caller, remote, project, backend }: TokenFacts): Promise<string> {
    const { id, key } = await this.keys.current();
    const claims = {
      remote,
      role: caller.role,
      ...(caller.teamId !== null && { team: caller.teamId }),
      ...(project && {
        project: project._id,
        project_role: project.owner._id === caller._id ? 'owner' : 'member',
      }),
    };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: id, typ: 'JWT' })
      .setIssuer(this.issuer)
      .setAudience(backend)
      .setSubject(caller._id)
      .setIssuedAt()
      .setExpirationTime(`${SECONDS}s`)
      .sign(key);
  }
}
