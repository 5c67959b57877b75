import { Injectable, type PipeTransform } from '@nestjs/common';
import { REACTIONS, type ReactionEmoji } from '@taskloom/contracts';
import { invalidField } from '../../../platform/http/index.js';

/** The emoji of the path: one of the fixed set. */
@Injectable()
export class EmojiPipe implements PipeTransform {
  transform(value: unknown): ReactionEmoji {
    const emoji = REACTIONS.find((each) => each === value);
    if (!emoji) throw invalidField('emoji', `Emoji must be one of ${REACTIONS.join(', ')}.`);
    return emoji;
  }
}
