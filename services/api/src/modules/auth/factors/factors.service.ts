import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { AuditKind, FactorSetup, FactorState, RecoveryCodes } from '@taskloom/contracts';
import { generateSecret, generateURI } from 'otplib';
import { AuditService } from '../../../platform/audit/index.js';
import type { Config } from '../../../platform/config/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { invalidField, type Caller } from '../../../platform/http/index.js';
import { PoliciesService } from '../../../platform/policies/index.js';
import { SecretBox } from '../../../platform/secrets/index.js';
import { factorExists, factorMissing } from '../auth.errors.js';
import { KnownDevicesRepository } from '../sessions/known-devices.repository.js';
import { StepUpService } from '../step-up/step-up.service.js';
import { CodeAttempts } from './code-attempts.js';
import { FactorsRepository } from './factors.repository.js';
import { RecoveryCodesRepository } from './recovery-codes.repository.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { stepOf } from './second-step.service.js';

/** Turns the second factor on and off. Each change needs the password or another recent proof. */
@Injectable()
export class FactorsService {
  private readonly product: Config['product'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly database: Database,
    private readonly factors: FactorsRepository,
    private readonly codes: RecoveryCodesRepository,
    private readonly devices: KnownDevicesRepository,
    private readonly attempts: CodeAttempts,
    private readonly stepUp: StepUpService,
    private readonly policies: PoliciesService,
    private readonly box: SecretBox,
    private readonly audit: AuditService,
  ) {
    this.product = config.get('product', { infer: true });
  }

  async state({ _id, factorDue }: Caller): Promise<FactorState> {
    const factor = await this.factors.find(_id);
    const confirmedAt = factor?.confirmedAt;
    return {
      enabledAt: confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: confirmedAt ? await this.codes.left(_id) : 0,
      due: factorDue ?? null,
    };
  }

  /** Nothing changes at the sign-in until the first code has been entered. */
  async begin(caller: Caller, password: string | undefined, address: string): Promise<FactorSetup> {
    await this.stepUp.confirm(caller, password, address);
    const secret = generateSecret();
    const sealed = this.box.seal(secret, caller._id);
    const began = await this.database.transaction((tx) => this.factors.begin(tx, caller._id, sealed));
    if (!began) throw factorExists();
    return { secret, uri: generateURI({ issuer: this.product.name, label: caller.email, secret }) };
  }

  async confirm(caller: Caller, code: string, address: string): Promise<RecoveryCodes> {
    const factor = await this.factors.find(caller._id);
    if (!factor || factor.confirmedAt) throw factorMissing();
    const succeeded = await this.attempts.begin(caller._id, address, false);
    const { codes } = await this.policies.current();
    const step = stepOf(this.box.open(factor.secret, caller._id), code, codes);
    if (step === undefined)
      throw invalidField('code', 'This code is incorrect. Enter the one that the app shows now.');
    await succeeded();
    return this.withNewCodes(caller, 'second_factor_added', async (tx) => {
      if (!(await this.factors.confirm(tx, caller._id, step))) throw factorMissing();
    });
  }

  async replaceRecoveryCodes(
    caller: Caller,
    password: string | undefined,
    address: string,
  ): Promise<RecoveryCodes> {
    await this.stepUp.confirm(caller, password, address);
    const factor = await this.factors.find(caller._id);
    if (!factor?.confirmedAt) throw factorMissing();
    return this.withNewCodes(caller, 'recovery_codes_created');
  }

  async remove(caller: Caller, password: string | undefined, address: string): Promise<void> {
    await this.stepUp.confirm(caller, password, address);
    await this.database.transaction(async (tx) => {
      if (!(await this.factors.remove(tx, caller._id))) throw factorMissing();
      await this.devices.trustNone(tx, caller._id);
      await this.record(tx, caller, 'second_factor_removed');
    });
  }

  private async withNewCodes(
    caller: Caller,
    kind: AuditKind,
    first: (tx: Transaction) => Promise<void> = async () => undefined,
  ): Promise<RecoveryCodes> {
    const recoveryCodes = newRecoveryCodes();
    await this.database.transaction(async (tx) => {
      await first(tx);
      await this.codes.replace(tx, caller._id, recoveryCodes);
      await this.record(tx, caller, kind);
    });
    return { recoveryCodes };
  }

  private record(tx: Transaction, { _id, address }: Caller, kind: AuditKind): Promise<void> {
    return this.audit.record(tx, { kind, address, actorId: _id, personId: _id });
  }
}
