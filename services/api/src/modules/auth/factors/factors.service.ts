import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { AuditKind, FactorSetup, FactorState, RecoveryCodes } from '@taskloom/contracts';
import { generateSecret, generateURI } from 'otplib';
import { AuditService } from '../../../platform/audit/index.js';
import type { Config } from '../../../platform/config/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { invalidField, type Caller } from '../../../platform/http/index.js';
import { factorExists, factorMissing } from '../auth.errors.js';
import { AuthService } from '../auth.service.js';
import { KnownDevicesRepository } from '../sessions/known-devices.repository.js';
import { CodeAttempts } from './code-attempts.js';
import { FactorsRepository } from './factors.repository.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { stepOf } from './second-step.service.js';

/** Turns the second factor on and off. Each change asks for the password again. */
@Injectable()
export class FactorsService {
  private readonly product: Config['product'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly database: Database,
    private readonly factors: FactorsRepository,
    private readonly devices: KnownDevicesRepository,
    private readonly attempts: CodeAttempts,
    private readonly auth: AuthService,
    private readonly audit: AuditService,
  ) {
    this.product = config.get('product', { infer: true });
  }

  async state({ _id }: Caller): Promise<FactorState> {
    const factor = await this.factors.find(_id);
    const confirmedAt = factor?.confirmedAt;
    return {
      enabledAt: confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: confirmedAt ? await this.factors.recoveryCodesLeft(_id) : 0,
    };
  }

  /** Nothing changes at the sign-in until the first code has been entered. */
  async begin(caller: Caller, password: string, address: string): Promise<FactorSetup> {
    await this.auth.confirmPassword(caller, password, address);
    const secret = generateSecret();
    const began = await this.database.transaction((tx) => this.factors.begin(tx, caller._id, secret));
    if (!began) throw factorExists();
    return { secret, uri: generateURI({ issuer: this.product.name, label: caller.email, secret }) };
  }

  async confirm(caller: Caller, code: string, address: string): Promise<RecoveryCodes> {
    const factor = await this.factors.find(caller._id);
    if (!factor || factor.confirmedAt) throw factorMissing();
    const succeeded = await this.attempts.begin(caller._id, address, false);
    const step = stepOf(factor.secret, code);
    if (step === undefined)
      throw invalidField('code', 'This code is not right. Enter the one that the app shows now.');
    await succeeded();
    return this.withNewCodes(caller, 'second_factor_added', async (tx) => {
      if (!(await this.factors.confirm(tx, caller._id, step))) throw factorMissing();
    });
  }

  async replaceRecoveryCodes(caller: Caller, password: string, address: string): Promise<RecoveryCodes> {
    await this.auth.confirmPassword(caller, password, address);
    const factor = await this.factors.find(caller._id);
    if (!factor?.confirmedAt) throw factorMissing();
    return this.withNewCodes(caller, 'recovery_codes_created');
  }

  async remove(caller: Caller, password: string, address: string): Promise<void> {
    await this.auth.confirmPassword(caller, password, address);
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
      await this.factors.replaceRecoveryCodes(tx, caller._id, recoveryCodes);
      await this.record(tx, caller, kind);
    });
    return { recoveryCodes };
  }

  private record(tx: Transaction, { _id, address }: Caller, kind: AuditKind): Promise<void> {
    return this.audit.record(tx, { kind, address, actorId: _id, personId: _id });
  }
}
