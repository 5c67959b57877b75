import { Injectable } from '@nestjs/common';
import { verifySync } from 'otplib';
import { AuditService } from '../../../platform/audit/index.js';
import { codeInvalid, secondFactorRequired } from '../auth.errors.js';
import { KnownDevicesRepository } from '../sessions/known-devices.repository.js';
import type { SignInOrigin } from '../sessions/sign-in-origin.js';
import { CodeAttempts } from './code-attempts.js';
import { FactorsRepository } from './factors.repository.js';

const PERIOD_SECONDS = 30;
const IS_APP_CODE = /^\d{6}$/;

/** The 30 seconds that a code belongs to, with a clock that is off by one; undefined for a wrong code. */
export const stepOf = (secret: string, code: string): number | undefined => {
  const result = verifySync({ secret, token: code, epochTolerance: PERIOD_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
};

/** The second step of a sign-in, for people who have turned it on. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly devices: KnownDevicesRepository,
    private readonly attempts: CodeAttempts,
    private readonly audit: AuditService,
  ) {}

  /** Call after the password was right. Throws when a code is missing, wrong or has been used before. */
  async require(userId: string, code: string | undefined, { address, device }: SignInOrigin): Promise<void> {
    const factor = await this.factors.find(userId);
    if (!factor?.confirmedAt) return;
    if (code === undefined) {
      if (await this.devices.isTrusted(userId, device)) return;
      throw secondFactorRequired();
    }
    const typed = code.replace(/\s/g, '');
    const isAppCode = IS_APP_CODE.test(typed);
    const succeeded = await this.attempts.begin(userId, address, !isAppCode);
    const right = isAppCode
      ? await this.acceptsAppCode(userId, factor.secret, typed)
      : await this.factors.useRecoveryCode(userId, code);
    if (!right) {
      await this.audit.record(undefined, { kind: 'second_factor_failed', address, personId: userId });
      throw codeInvalid();
    }
    await succeeded();
    if (!isAppCode)
      await this.audit.record(undefined, { kind: 'recovery_code_used', address, actorId: userId });
  }

  private async acceptsAppCode(userId: string, secret: string, code: string): Promise<boolean> {
    const step = stepOf(secret, code);
    return step !== undefined && this.factors.useStep(userId, step);
  }
}
