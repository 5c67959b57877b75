import { ApiError } from '../http/index.js';

export const mailDomainRefused = (domain: string): ApiError =>
  new ApiError(
    'MAIL_DOMAIN_REFUSED',
    `Only addresses of certain domains can be used here, and ${domain} is not one of them.`,
  );

export const policyFixed = (variable: string): ApiError =>
  new ApiError('POLICY_FIXED', `This is set by ${variable} on the server, and can only be changed there.`);
