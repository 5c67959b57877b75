import { Injectable } from '@nestjs/common';
import type { CodeRule } from '@taskloom/contracts';
import { verifySync } from 'otplib';
import { AuditService } from '../../../platform/audit/index.js';
import { PoliciesService } from '../../../platform/policies/index.js';
import { SecretBox } from '../../../platform/secrets/index.js';
import { codeInvalid, secondFactorRequired } from '../auth.errors.js';
import { KnownDevicesRepository } from '../sessions/known-devices.repository.js';
import type { SignInOrigin } from '../sessions/sign-in-origin.js';
import { CodeAttempts } from './code-attempts.js';
import { FactorsRepository } from './factors.repository.js';
import { RecoveryCodesRepository } from './recovery-codes.repository.js';

const PERIOD_SECONDS = 30;
const IS_APP_CODE = /^\d{6}$/;

/**
 * The 30 seconds that a code belongs to; undefined for a wrong code and for a secret that can't be read. Unless the rule is
 * strict, the clocks may be off by 30 seconds.
 */
export const stepOf = (secret: string | undefined, code: string, rule: CodeRule): number | undefined => {
  if (secret === undefined) return undefined;
  const epochTolerance = rule === 'strict' ? 0 : PERIOD_SECONDS;
  const result = verifySync({ secret, token: code, epochTolerance });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
};

/** The second step of a sign-in, for people who have turned it on. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly codes: RecoveryCodesRepository,
    private readonly devices: KnownDevicesRepository,
    private readonly attempts: CodeAttempts,
    private readonly policies: PoliciesService,
    private readonly box: SecretBox,
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
    await this.check(userId, code, address);
  }

  /** Throws when the code is wrong or has been used before, and for someone without a second factor. */
  async check(userId: string, code: string, address: string): Promise<void> {
    const factor = await this.factors.find(userId);
    const typed = code.replace(/\s/g, '');
    const isAppCode = IS_APP_CODE.test(typed);
    const succeeded = await this.attempts.begin(userId, address, !isAppCode);
    const right = isAppCode
      ? factor !== undefined && (await this.acceptsAppCode(userId, factor.secret, typed))
      : await this.codes.use(userId, code);
    if (!right) {
      await this.audit.record(undefined, { kind: 'second_factor_failed', address, personId: userId });
      throw codeInvalid();
    }
    await succeeded();
    if (!isAppCode)
      await this.audit.record(undefined, { kind: 'recovery_code_used', address, actorId: userId });
  }

  private async acceptsAppCode(userId: string, secret: string, code: string): Promise<boolean> {
    const { codes } = await this.policies.current();
    const step = stepOf(this.box.open(secret, userId), code, codes);
    return step !== undefined && this.factors.useStep(userId, step);
  }
}
