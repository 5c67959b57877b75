import { Injectable } from '@nestjs/common';
import type { PasskeyProof, PasskeyRequest, ProviderResponse, StepUpWays } from '@taskloom/contracts';
import { invalidField, type Caller } from '../../../platform/http/index.js';
import { UsersRepository } from '../../users/index.js';
import { codeInvalid, stepUpRequired } from '../auth.errors.js';
import { AuthService } from '../auth.service.js';
import { FactorsRepository } from '../factors/factors.repository.js';
import { SecondStepService } from '../factors/second-step.service.js';
import { ProviderProofsService } from '../openid/provider-proofs.service.js';
import { PasskeyProofsService } from '../passkeys/passkey-proofs.service.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { StepUpDto } from './dto/step-up.dto.js';

/** A proof of who sits at the session, which sensitive changes need to be recent. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly auth: AuthService,
    private readonly users: UsersRepository,
    private readonly factors: FactorsRepository,
    private readonly secondStep: SecondStepService,
    private readonly passkeys: PasskeysRepository,
    private readonly proofs: PasskeyProofsService,
    private readonly providerProofs: ProviderProofsService,
    private readonly sessions: SessionsService,
  ) {}

  async ways({ _id }: Caller): Promise<StepUpWays> {
    const hash = await this.users.passwordHash(_id);
    return {
      password: hash !== undefined,
      code: await this.hasFactor(_id),
      passkey: await this.passkeys.hasAny(_id),
      providers: await this.providerProofs.providersOf(_id),
    };
  }

  /** With the password, or with a code where the person has a second factor. */
  async prove(caller: Caller, { password, code }: StepUpDto, address: string): Promise<void> {
    if (password !== undefined) return this.auth.confirmPassword(caller, password, address);
    if (code === undefined) throw invalidField('password', 'Password is required.');
    if (!(await this.hasFactor(caller._id))) throw codeInvalid();
    await this.secondStep.check(caller._id, code, address);
    await this.sessions.prove(caller);
  }

  async beginPasskey({ _id, sessionId }: Caller): Promise<PasskeyRequest> {
    return this.proofs.request({ use: 'step-up', of: sessionId }, await this.passkeys.listOf(_id));
  }

  async provePasskey(caller: Caller, proof: PasskeyProof, address: string): Promise<void> {
    const { _id, sessionId } = caller;
    const isOwn = ({ userId }: { userId: string }): boolean => userId === _id;
    await this.proofs.accept(proof, { use: 'step-up', of: sessionId }, address, isOwn, () =>
      this.sessions.prove(caller, true),
    );
  }

  beginProvider(caller: Caller, provider: string): Promise<string> {
    return this.providerProofs.begin(caller, provider);
  }

  proveProvider(caller: Caller, response: ProviderResponse, address: string): Promise<void> {
    return this.providerProofs.accept(caller, response, address);
  }

  /** @throws 403 `STEP_UP_REQUIRED` without a proof in the last 10 minutes, and for API tokens, which can't give one */
  async require(caller: Caller): Promise<void> {
    if (caller.apiToken || !(await this.sessions.isProved(caller))) throw stepUpRequired();
  }

  /** For calls that may carry the password, which is a proof of its own; without it, a recent one is needed. */
  async confirm(caller: Caller, password: string | undefined, address: string): Promise<void> {
    if (password === undefined) return this.require(caller);
    await this.auth.confirmPassword(caller, password, address);
  }

  /** As `confirm`, for calls that need the password of everyone who has one. */
  async confirmStrictly(caller: Caller, password: string | undefined, address: string): Promise<void> {
    const isMissing = password === undefined && (await this.users.passwordHash(caller._id)) !== undefined;
    if (isMissing) throw invalidField('password', 'Password is required.');
    await this.confirm(caller, password, address);
  }

  private async hasFactor(userId: string): Promise<boolean> {
    return Boolean((await this.factors.find(userId))?.confirmedAt);
  }
}
