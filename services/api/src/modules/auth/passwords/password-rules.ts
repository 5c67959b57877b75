import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { LIMITS } from '@taskloom/contracts';
import type { Config } from '../../../platform/config/index.js';
import { invalidField } from '../../../platform/http/index.js';
import { PoliciesService } from '../../../platform/policies/index.js';
import { isMadeOfNames } from './made-of-names.js';

/** About 49,000, all in lower case; loaded only where the policy needs them. */
const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** The admins' requirements for a new password, beyond those of its field. */
@Injectable()
export class PasswordRules {
  private readonly product: Config['product'];
  /** The address at which people open the installation. */
  private readonly site: string;
  private common?: Promise<ReadonlySet<string>>;

  constructor(
    config: ConfigService<Config, true>,
    private readonly policies: PoliciesService,
  ) {
    this.product = config.get('product', { infer: true });
    this.site = new URL(config.get('openid', { infer: true }).returnsTo).hostname;
  }

  /** @throws 400 for this field, before the password is hashed */
  async require(
    password: string,
    { name, email }: { name: string; email: string },
    field: 'password' | 'next' = 'password',
  ): Promise<void> {
    const { minLength, refuseGuessable } = (await this.policies.current()).passwords;
    // The specified minimum counts bytes, which the field has checked.
    if (minLength > LIMITS.passwordMin && [...password].length < minLength)
      throw invalidField(field, `Password must be at least ${minLength} characters long.`);
    if (!refuseGuessable) return;
    if (isMadeOfNames(password, [name, email, this.product.name, this.site]))
      throw invalidField(
        field,
        `This password consists of your name, your email address or ${this.product.name}. Please add other words.`,
      );
    this.common ??= loadCommonPasswords();
    if ((await this.common).has(password.toLowerCase()))
      throw invalidField(field, 'This is one of the most common passwords. Please choose another one.');
  }
}
