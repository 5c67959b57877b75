import type { FactorPolicy, RegistrationRule } from '@taskloom/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The only row's id. */
export const ONLY = 1;

/** The admins' decisions for the installation, in one row; without it the defaults apply. */
@Entity('policies')
@Check('policies_id_check', 'id = 1')
@Check('policies_registration_check', `registration IN ('open', 'invited', 'closed')`)
@Check('policies_factor_required_check', `factor_required IN ('optional', 'admins', 'everyone')`)
@Check('policies_mail_domains_check', 'cardinality(mail_domains) <= 20')
@Check('policies_password_min_length_check', 'password_min_length BETWEEN 6 AND 64')
@Check('policies_quotas_check', 'LEAST(quota_person, quota_project, quota_installation) > 0')
export class PolicyEntity {
  @PrimaryColumn('smallint') id: number;
  /** Null for the default. */
  @Column('text', { nullable: true }) registration: RegistrationRule | null;
  @Column('text', { array: true, default: [] }) mailDomains: string[];
  @Column('text', { default: 'optional' }) factorRequired: FactorPolicy['required'];
  @Column('date', { nullable: true }) factorFrom: string | null;
  /** Only the current code of an authenticator app is accepted. */
  @Column('boolean', { default: false }) strictCodes: boolean;
  /** Characters; null for the specified minimum. */
  @Column('smallint', { nullable: true }) passwordMinLength: number | null;
  @Column('boolean', { default: false }) refuseGuessablePasswords: boolean;
  /** Bytes, as the other quotas; null for the value of the environment. */
  @Column('bigint', { nullable: true }) quotaPerson: number | null;
  @Column('bigint', { nullable: true }) quotaProject: number | null;
  @Column('bigint', { nullable: true }) quotaInstallation: number | null;
}
