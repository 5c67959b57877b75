import type { RemoteActor } from '@taskloom/contracts';
import type { Texts } from '../texts';

/** The actor: a person's name, a deploy token, or the registry. */
export const actorName = (t: Texts, { kind, name }: RemoteActor): string => {
  if (kind === 'system') return t('system');
  return kind === 'token' ? t('token', { name }) : name;
};
