import type { RemoteActor } from '@taskloom/contracts';
import type { Texts } from '../texts';

/** Who it was: a person by name, a team's token as such, the registry by itself. */
export const actorName = (t: Texts, { kind, name }: RemoteActor): string => {
  if (kind === 'system') return t('system');
  return kind === 'token' ? t('token', { name }) : name;
};
