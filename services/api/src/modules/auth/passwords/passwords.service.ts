import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { unavailable } from '../../../platform/http/index.js';
import { ConcurrencyLimit } from './concurrency-limit.js';

/** argon2id (the package's default kind) with 46 MiB: about 13 ms on the machine it was measured on. */
const COST = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };

/** Hashing needs memory and CPU, so only a few run in parallel, with a bounded queue and 503 beyond it. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly limit = new ConcurrencyLimit({
    parallel: 2,
    waiting: 500,
    whenFull: () => unavailable(5),
  });
  private decoy = '';

  /** Computed before the first request, because many registrations may fill the queue at once. */
  async onModuleInit(): Promise<void> {
    this.decoy = await hash('nobody has this password', COST);
  }

  hash(password: string): Promise<string> {
    return this.limit.run(() => hash(password, COST));
  }

  /** Of a password that no one knows. */
  unknownHash(): Promise<string> {
    return this.hash(randomBytes(32).toString('base64url'));
  }

  /** Takes the same time whether or not the account exists, so that no one can find out who has one. */
  async matches(known: string | undefined, password: string): Promise<boolean> {
    const matches = await this.limit.run(() => verify(known ?? this.decoy, password));
    return known !== undefined && matches;
  }
}
