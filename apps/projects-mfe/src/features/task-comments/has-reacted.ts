import type { Reaction, ReactionEmoji } from '@taskloom/contracts';

export const hasReacted = (reactions: readonly Reaction[], emoji: ReactionEmoji, userId: string): boolean =>
  reactions.some((each) => each.emoji === emoji && each.people.some(({ _id }) => _id === userId));
