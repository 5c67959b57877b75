import * as style from '@dicebear/initials';
import { createAvatar } from '@dicebear/core';
import { Injectable } from '@nestjs/common';
import { initials } from '@taskloom/contracts';

/** Spec §7: the seed when there is no name, and a fixed background; the design's avatar colours. */
const DEFAULT_SEED = 'User';
const BACKGROUND = 'd8d7e8';
const LETTERS = '35334f';

/** Draws a person's initials: the specification's letters, DiceBear's picture. */
@Injectable()
export class InitialsAvatar {
  draw(name?: string): string {
    return createAvatar(style, {
      seed: initials(name?.trim() || DEFAULT_SEED),
      backgroundColor: [BACKGROUND],
      textColor: [LETTERS],
      fontFamily: ['Inter', 'system-ui', 'sans-serif'],
      // As the screens draw initials: small and strong, in a circle that cuts the corners off.
      fontSize: 38,
      fontWeight: 600,
    }).toString();
  }
}
