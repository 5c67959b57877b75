import { plainToInstance } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength, MinLength, validateSync } from 'class-validator';
import { ConfigError } from './config-error.js';

/** Settings of one OpenID Connect provider: `OIDC_1_ISSUER` and so on, `OIDC_2_ISSUER` for the next one. */
class ProviderEnvironment {
  /** HTTPS; HTTP for this machine only. */
  @Matches(/^(?:https:\/\/[^?#]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/[^?#]*)?)$/, {
    message: 'must be an https:// URL.',
  })
  @MaxLength(500)
  ISSUER: string;
  @IsString() @MinLength(1, { message: 'is missing.' }) CLIENT_ID: string;
  @IsOptional() @IsString() CLIENT_SECRET?: string;
  @IsString() @MinLength(1, { message: 'is missing.' }) @MaxLength(60) NAME: string;
  @Matches(/(?:^| )openid(?: |$)/, { message: 'must contain the scope openid.' })
  SCOPE = 'openid email profile';
  @IsString() @MinLength(1) GROUPS_CLAIM = 'groups';
  @IsOptional() @IsString() ADMIN_GROUP?: string;
  @IsOptional() @IsString() MEMBER_GROUP?: string;
}

export interface ProviderSettings {
  /** The number in the names of its settings. */
  id: string;
  issuer: string;
  clientId: string;
  clientSecret?: string;
  /** On buttons and in messages. */
  name: string;
  scope: string;
  groupsClaim: string;
  adminGroup?: string;
  memberGroup?: string;
}

/** At most so many providers, so that the sign-in page stays usable. */
const MOST = 20;

/** @throws ConfigError with one sentence */
export const openidProviders = (env: NodeJS.ProcessEnv): ProviderSettings[] => {
  const numbers = Object.entries(env).flatMap(([name, value]) => {
    const [, number] = /^OIDC_(\d+)_[A-Z_]+$/.exec(name) ?? [];
    return number !== undefined && value ? [Number(number)] : [];
  });
  const ids = [...new Set(numbers)].sort((one, other) => one - other);
  if (ids.length > MOST) throw new ConfigError(`There are more than ${MOST} providers (OIDC_…).`);
  const providers = ids.map((id) => providerOf(env, id));
  const twice = providers.find(({ issuer }, index) =>
    providers.slice(0, index).some((other) => other.issuer === issuer),
  );
  if (twice) throw new ConfigError(`OIDC_${twice.id}_ISSUER is the issuer of another provider.`);
  return providers;
};

const providerOf = (env: NodeJS.ProcessEnv, number: number): ProviderSettings => {
  const prefix = `OIDC_${number}_`;
  const own = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith(prefix) && value ? [[name.slice(prefix.length), value]] : [],
  );
  const settings = plainToInstance(ProviderEnvironment, Object.fromEntries(own), {
    exposeDefaultValues: true,
  });
  const [problem] = validateSync(settings);
  if (problem) {
    const [reason = 'is not valid.'] = Object.values(problem.constraints ?? {});
    const words = reason.startsWith(problem.property) ? reason.slice(problem.property.length + 1) : reason;
    throw new ConfigError(
      `${prefix}${problem.property} ${problem.value === undefined ? 'is missing.' : words}`,
    );
  }
  return {
    id: String(number),
    issuer: new URL(settings.ISSUER).href,
    clientId: settings.CLIENT_ID,
    clientSecret: settings.CLIENT_SECRET,
    name: settings.NAME,
    scope: settings.SCOPE,
    groupsClaim: settings.GROUPS_CLAIM,
    adminGroup: settings.ADMIN_GROUP,
    memberGroup: settings.MEMBER_GROUP,
  };
};
