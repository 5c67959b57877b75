import { Injectable } from '@nestjs/common';
import type { AuthResult, ProviderCode, ProviderSignIn } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { AuditService } from '../../../platform/audit/index.js';
import { Database, violatedConstraint, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { ApiError } from '../../../platform/http/index.js';
import { OpenIdProviders } from '../../../platform/openid/index.js';
import { UsersRepository } from '../../users/index.js';
import {
  accountDisabled,
  accountNotLinked,
  addressUnverified,
  codeInvalid,
  emailTaken,
  providerRefused,
} from '../auth.errors.js';
import { IdentityLinked, SignedInByProvider, UserRegistered } from '../auth.events.js';
import { OwnSignIn } from '../own-sign-in.js';
import { EntranceService } from '../entrance.service.js';
import { SecondStepService } from '../factors/second-step.service.js';
import { placeOf } from '../sessions/device.js';
import { KnownDevicesRepository } from '../sessions/known-devices.repository.js';
import type { SignInOrigin } from '../sessions/sign-in-origin.js';
import { UsedChallenges } from '../used-challenges.js';
import type { Assertion } from './assertion.js';
import { IdentitiesRepository } from './identities.repository.js';
import { OtherWays } from './other-ways.js';
import { OpenIdFlow } from './openid-flow.service.js';
import { OpenIdStates, type FlowUse } from './openid-states.js';

interface Account {
  id: string;
  disabled: boolean;
  /** Its address is not proven: the provider's word takes it over. */
  takesOver?: boolean;
  /** The linked account at the provider; without one, it is linked at this sign-in. */
  identityId?: string;
}

/** A confirmed person on the way in. */
interface Entry {
  assertion: Assertion;
  from: SignInOrigin;
  /** The state or ticket, which works once. */
  spent: string;
  inviteToken?: string;
  code?: string;
  trust?: boolean;
}

const inBrowser = (use: 'sign-in' | 'second-step', { device }: SignInOrigin): FlowUse => ({
  use,
  of: device,
});

/** Signs in people whom a provider has confirmed. This counts as one factor, unless the provider reports two. */
@Injectable()
export class OpenIdSignInService {
  constructor(
    private readonly database: Database,
    private readonly flow: OpenIdFlow,
    private readonly states: OpenIdStates,
    private readonly used: UsedChallenges,
    private readonly providers: OpenIdProviders,
    private readonly identities: IdentitiesRepository,
    private readonly users: UsersRepository,
    private readonly secondStep: SecondStepService,
    private readonly ownSignIn: OwnSignIn,
    private readonly otherWays: OtherWays,
    private readonly entrance: EntranceService,
    private readonly devices: KnownDevicesRepository,
    private readonly events: Events,
    private readonly audit: AuditService,
  ) {}

  begin(provider: string, from: SignInOrigin): Promise<string> {
    return this.flow.begin(provider, inBrowser('sign-in', from));
  }

  async signIn({ inviteToken, ...response }: ProviderSignIn, from: SignInOrigin): Promise<AuthResult> {
    const { assertion, state } = await this.flow.finish(response, inBrowser('sign-in', from), from.address);
    return this.admit({ assertion, from, spent: state, inviteToken });
  }

  /** Goes on after `SECOND_FACTOR_REQUIRED`. */
  async signInWithCode(
    { ticket, code, trustDevice, inviteToken }: ProviderCode,
    from: SignInOrigin,
  ): Promise<AuthResult> {
    const assertion = this.states.open<Assertion>(ticket, inBrowser('second-step', from));
    if (!assertion) throw codeInvalid();
    return this.admit({ assertion, from, spent: ticket, inviteToken, code, trust: trustDevice === true });
  }

  private async admit(entry: Entry): Promise<AuthResult> {
    const { assertion, from, code } = entry;
    const account = await this.accountOf(assertion, from);
    if (!account) return this.register(entry);
    if (account.disabled) throw await this.refused(from, assertion, accountDisabled(), account.id);
    if (!assertion.mfa && !account.takesOver) await this.requireSecondStep(account, assertion, from, code);
    return this.database.transaction(async (tx) => {
      await this.spend(tx, entry);
      if (!(await this.users.lockEnabled(tx, account.id))) throw accountDisabled();
      await this.link(tx, account, entry);
      return this.enter(tx, account.id, entry);
    });
  }

  /**
   * The linked account, or the one with the address when both sides have verified it: otherwise someone who has registered
   * with the address of another person would keep a way into the account of that person. Where only providers sign people
   * in, the provider's word is enough, and ends all other ways.
   */
  private async accountOf(assertion: Assertion, from: SignInOrigin): Promise<Account | undefined> {
    const { issuer, subject, email, verified } = assertion;
    const identity = await this.identities.bySubject(issuer, subject);
    if (identity) {
      const { id, user } = identity;
      return { id: user.id, disabled: user.disabledAt !== null, identityId: id };
    }
    const name = this.nameOf(assertion);
    if (email === null || !verified) throw await this.refused(from, assertion, addressUnverified(name));
    const account = await this.users.credentials(email);
    if (!account) return undefined;
    const { id, disabled, verified: isProven } = account;
    // Someone who can sign in with a password connects the provider from inside.
    if (!isProven && (await this.ownSignIn.isFor(id)))
      throw await this.refused(from, assertion, accountNotLinked(name), id);
    return { id, disabled, takesOver: !isProven };
  }

  private async requireSecondStep(
    { id }: Account,
    assertion: Assertion,
    from: SignInOrigin,
    code: string | undefined,
  ): Promise<void> {
    try {
      await this.secondStep.require(id, code, from);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_REQUIRED') throw error;
      const ticket = this.states.seal(assertion, inBrowser('second-step', from));
      throw new ApiError(error.code, error.message, { ticket });
    }
  }

  private async link(
    tx: Transaction,
    { id, identityId, takesOver }: Account,
    { assertion, from }: Entry,
  ): Promise<void> {
    const { email } = assertion;
    if (identityId !== undefined) {
      if (!(await this.identities.used(tx, identityId, email))) throw providerRefused(this.nameOf(assertion));
      return;
    }
    await this.insert(tx, id, assertion);
    if (takesOver) await this.otherWays.end(tx, { id, email }, from.address);
    await this.audit.record(tx, {
      kind: 'identity_linked',
      address: from.address,
      actorId: id,
      personId: id,
      subject: this.nameOf(assertion),
    });
    if (email === null) return;
    const place = placeOf(from.address);
    await this.events.raise(tx, new IdentityLinked(email, this.nameOf(assertion), place));
  }

  private async insert(tx: Transaction, userId: string, assertion: Assertion): Promise<void> {
    const { issuer, subject, email } = assertion;
    const id = uuid();
    if (!(await this.identities.insert(tx, { id, userId, issuer, subject, email })))
      throw accountNotLinked(this.nameOf(assertion));
    await this.identities.used(tx, id, email);
  }

  /** As a registration, with the same rules for who may; the provider's word proves the address. */
  private async register(entry: Entry): Promise<AuthResult> {
    const { assertion, from, inviteToken } = entry;
    const { email, name } = assertion;
    if (email === null) throw addressUnverified(this.nameOf(assertion));
    const _id = uuid();
    try {
      return await this.database.transaction(async (tx) => {
        await this.spend(tx, entry);
        await this.users.insert(tx, { id: _id, name, email, passwordHash: null });
        await this.users.verifyEmail(tx, _id, email);
        await this.insert(tx, _id, assertion);
        await this.events.raise(tx, new UserRegistered({ _id, name, email }, inviteToken));
        const details = { provider: this.nameOf(assertion) };
        await this.audit.record(tx, { kind: 'registered', address: from.address, actorId: _id, details });
        await this.devices.meet(tx, _id, from.device);
        await this.raiseGroups(tx, { _id, name, email }, entry);
        return this.entrance.admit(_id, from, { issuer: assertion.issuer, twoFactors: assertion.mfa });
      });
    } catch (error) {
      throw violatedConstraint(error) === 'users_email_key' ? emailTaken() : error;
    }
  }

  private async enter(tx: Transaction, id: string, entry: Entry): Promise<AuthResult> {
    const { assertion, from, trust = false } = entry;
    const user = await this.entrance.present(id);
    await this.raiseGroups(tx, user, entry);
    return this.entrance.enter(tx, { id, email: user.email }, from, {
      trust,
      details: { provider: this.nameOf(assertion) },
      issuer: assertion.issuer,
      twoFactors: assertion.mfa,
    });
  }

  private raiseGroups(
    tx: Transaction,
    { _id, name, email }: SignedInByProvider['user'],
    { assertion, from }: Entry,
  ): Promise<void> {
    const { admin, joins } = assertion;
    const groups = { provider: this.nameOf(assertion), admin, joins };
    return this.events.raise(tx, new SignedInByProvider({ _id, name, email }, groups, from.address));
  }

  private async spend(tx: Transaction, { spent, assertion }: Entry): Promise<void> {
    if (!(await this.used.spend(tx, spent))) throw providerRefused(this.nameOf(assertion));
  }

  private async refused(
    { address }: SignInOrigin,
    assertion: Assertion,
    error: ApiError,
    personId?: string,
  ): Promise<ApiError> {
    const details = { provider: this.nameOf(assertion), reason: error.code };
    await this.audit.record(undefined, { kind: 'sign_in_failed', address, personId, details });
    return error;
  }

  private nameOf({ issuer }: Assertion): string {
    return this.providers.byIssuer(issuer)?.name ?? new URL(issuer).host;
  }
}
