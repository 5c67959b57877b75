import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SecretBox } from '../../../platform/secrets/index.js';
import { FactorsRepository } from './factors.repository.js';
import { RecoveryCodesRepository } from './recovery-codes.repository.js';

const STEP = 200;

/** At the start, seals secrets and recovery codes of earlier versions and those under the previous key, in steps. */
@Injectable()
export class SealedFactorsService implements OnApplicationBootstrap {
  private readonly logger = new Logger(SealedFactorsService.name);

  constructor(
    private readonly factors: FactorsRepository,
    private readonly codes: RecoveryCodesRepository,
    private readonly box: SecretBox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const factors = await this.sealFactors();
    const codes = await this.codes.sealAll();
    if (factors + codes > 0)
      this.logger.warn(
        `${factors} second factors and ${codes} recovery codes can't be read with this JWT_SECRET: set JWT_SECRET_PREVIOUS to the one before.`,
      );
  }

  /** Returns how many can't be read. */
  private async sealFactors(): Promise<number> {
    let unreadable = 0;
    let after: string | undefined;
    do {
      const some = await this.factors.notSealedWith(this.box.currentPrefix, after, STEP);
      for (const { userId, secret } of some) {
        const text = this.box.open(secret, userId);
        if (text === undefined) unreadable++;
        else await this.factors.reseal(userId, secret, this.box.seal(text, userId));
      }
      after = some.length === STEP ? some.at(-1)?.userId : undefined;
    } while (after !== undefined);
    return unreadable;
  }
}
