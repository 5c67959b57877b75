import { Injectable } from '@nestjs/common';
import { hashToken, SecretBox } from '../../../platform/secrets/index.js';
import { CHALLENGE_MOST_SECONDS } from '../used-challenges.js';

/** The purpose of a state or ticket, and the browser or session that has got it. */
export interface FlowUse {
  use: 'sign-in' | 'second-step' | 'link' | 'step-up';
  of: string;
}

const ownerOf = ({ use, of }: FlowUse): string => `openid:${use}:${hashToken(of).toString('base64url')}`;

/**
 * The facts that a sign-in has to remember while the person is at the provider. They are encrypted and handed over instead of stored, so
 * that visitors write nothing. Only the browser or session that has got it can give it back.
 */
@Injectable()
export class OpenIdStates {
  constructor(private readonly box: SecretBox) {}

  seal(content: object, use: FlowUse): string {
    const until = Date.now() + CHALLENGE_MOST_SECONDS * 1_000;
    return this.box.seal(JSON.stringify({ content, until }), ownerOf(use));
  }

  /** Undefined for a forged or expired one, for another use, and in another browser or session. */
  open<Content extends object>(sealed: string, use: FlowUse): Content | undefined {
    const text = this.box.openSealed(sealed, ownerOf(use));
    if (text === undefined) return undefined;
    // Only `seal` makes text that opens.
    const { content, until } = JSON.parse(text) as { content: Content; until: number };
    return until > Date.now() ? content : undefined;
  }
}
