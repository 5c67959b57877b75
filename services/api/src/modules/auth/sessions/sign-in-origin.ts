import { clientAddress } from '../../../platform/http/index.js';
import type { FastifyRequest } from 'fastify';
import type { DeviceCookie } from './device-cookie.js';

/** The address and browser of a sign-in. */
export interface SignInOrigin {
  address: string;
  userAgent: string | null;
  /** Token of the browser; see {@link DeviceCookie}. */
  device: string;
}

/** How a person has proven who they are, as their session keeps it. */
export interface SignInMeans {
  /** Of the provider that has confirmed the person. */
  issuer?: string;
  /** By two factors at once: a passkey, or those of a provider. */
  twoFactors?: boolean;
}

export const originOf = (request: FastifyRequest, devices: DeviceCookie): SignInOrigin => ({
  address: clientAddress(request),
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  device: devices.tokenOf(request),
});
