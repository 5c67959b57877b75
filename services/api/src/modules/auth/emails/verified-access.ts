import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { API_BASE } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { emailUnverified } from '../auth.errors.js';

const READS = ['GET', 'HEAD', 'OPTIONS'];
/** Calls about the account itself, with which the person proves the address. */
const ACCOUNT = `${API_BASE}/auth/`;

/** Enforces the setting `UNVERIFIED_ACCOUNTS`. */
@Injectable()
export class VerifiedAccess {
  private readonly isRequired: boolean;

  constructor(config: ConfigService<Config, true>) {
    this.isRequired = config.get('accounts', { infer: true }).unverified === 'read';
  }

  /** @throws 403 `EMAIL_UNVERIFIED` */
  admit({ verified }: Caller, { method, url }: FastifyRequest): void {
    if (!this.isRequired || verified || READS.includes(method) || url.startsWith(ACCOUNT)) return;
    throw emailUnverified();
  }
}
