import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { unavailable } from '../../../platform/http/index.js';
import { Lanes } from './lanes.js';

/** argon2id (the package's default kind) with 46 MiB: about 13 ms on the machine it was measured on. */
const COST = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };

/** Hashing takes memory and a processor: few at once, a bounded queue, and 503 rather than a pile-up. */
@Injectable()
export class PasswordsService {
  private readonly lanes = new Lanes({ parallel: 2, waiting: 500, whenFull: () => unavailable(5) });
  private decoy?: Promise<string>;

  hash(password: string): Promise<string> {
    return this.lanes.run(() => hash(password, COST));
  }

  /** Takes the same time whether or not the account exists, so that nobody can find out who has one. */
  async matches(known: string | undefined, password: string): Promise<boolean> {
    this.decoy ??= this.hash('nobody has this password');
    const expected = known ?? (await this.decoy);
    const matches = await this.lanes.run(() => verify(expected, password));
    return known !== undefined && matches;
  }
}
