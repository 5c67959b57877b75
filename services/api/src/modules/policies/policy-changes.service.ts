import { Injectable } from '@nestjs/common';
import { QUOTA_NAMES, shorten, type Policies, type PoliciesUpdate } from '@taskloom/contracts';
import { AuditService } from '../../platform/audit/index.js';
import { afterCommit, Database, type Transaction } from '../../platform/database/index.js';
import { invalidField, type Caller } from '../../platform/http/index.js';
import { ONLY, PoliciesService, PolicyEntity, policyFixed } from '../../platform/policies/index.js';
import { TeamRepository, type OwnTeam } from '../team/index.js';

/** Of a value in an audit event, in characters. */
const LONGEST = 800;

const POLICIES = ['registration', 'mailDomains', 'secondFactor', 'codes', 'passwords'] as const;

type Value = Policies[(typeof POLICIES)[number]];

const wordsOf = (value: Value): string => {
  if (typeof value === 'string') return value;
  if ('minLength' in value) return `${value.minLength} ${value.refuseGuessable ? 'refused' : 'accepted'}`;
  return 'required' in value ? [value.required, value.from].filter(Boolean).join(' ') : value.join(', ');
};

const textOf = (value: Value): string => shorten(wordsOf(value), LONGEST);

/** @throws 400 for a requirement without a day */
const columnsOf = ({ registration, mailDomains, secondFactor, codes, passwords, quotas }: PoliciesUpdate) => {
  if (secondFactor && secondFactor.required !== 'optional' && !secondFactor.from)
    throw invalidField('secondFactor.from', 'Choose the day from which a second factor is required.');
  return {
    ...(registration && { registration }),
    ...(mailDomains && { mailDomains }),
    ...(secondFactor && {
      factorRequired: secondFactor.required,
      factorFrom: secondFactor.required === 'optional' ? null : secondFactor.from,
    }),
    ...(codes && { strictCodes: codes === 'strict' }),
    ...(passwords && {
      passwordMinLength: passwords.minLength,
      refuseGuessablePasswords: passwords.refuseGuessable,
    }),
    ...(quotas?.person !== undefined && { quotaPerson: quotas.person }),
    ...(quotas?.project !== undefined && { quotaProject: quotas.project }),
    ...(quotas?.installation !== undefined && { quotaInstallation: quotas.installation }),
  };
};

@Injectable()
export class PolicyChangesService {
  constructor(
    private readonly database: Database,
    private readonly team: TeamRepository,
    private readonly policies: PoliciesService,
    private readonly audit: AuditService,
  ) {}

  /** @throws 409 for a policy that the environment fixes */
  apply(caller: Caller, { _id: teamId }: OwnTeam, changes: PoliciesUpdate): Promise<Policies> {
    return this.database.transaction(async (tx) => {
      await this.team.lockAsAdmin(tx, teamId, caller._id);
      await tx.wait('policies');
      const before = await this.policies.current();
      for (const name of POLICIES) {
        const value = changes[name];
        if (value !== undefined) await this.record(tx, caller, teamId, before, name, value);
      }
      await this.recordQuotas(tx, caller, teamId, before, changes);
      await tx.manager.upsert(PolicyEntity, { id: ONLY, ...columnsOf(changes) }, ['id']);
      afterCommit(() => this.policies.changed());
      return this.policies.current();
    });
  }

  /** Only what differs. */
  private async record(
    tx: Transaction,
    { _id: actorId, address }: Caller,
    teamId: string,
    before: Policies,
    subject: (typeof POLICIES)[number],
    value: Value,
  ): Promise<void> {
    const [from, to] = [textOf(before[subject]), textOf(value)];
    if (from === to) return;
    const fixed =
      subject === 'registration' || subject === 'mailDomains' ? before.fixedBy[subject] : undefined;
    if (fixed) throw policyFixed(fixed);
    const details = { from, to };
    await this.audit.record(tx, { kind: 'policy_changed', address, actorId, teamId, subject, details });
  }

  /** An event for each quota, in bytes. */
  private async recordQuotas(
    tx: Transaction,
    { _id: actorId, address }: Caller,
    teamId: string,
    { quotas }: Policies,
    changes: PoliciesUpdate,
  ): Promise<void> {
    for (const name of QUOTA_NAMES) {
      const value = changes.quotas?.[name];
      if (value === undefined) continue;
      const details = { from: quotas[name].limit, to: value ?? quotas[name].default };
      if (details.from === details.to) continue;
      const subject = `quotas.${name}`;
      await this.audit.record(tx, { kind: 'policy_changed', address, actorId, teamId, subject, details });
    }
  }
}
