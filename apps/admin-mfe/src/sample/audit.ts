import type { AuditEvent, AuditPage, TeamMember } from '@taskloom/contracts';
import { aUser } from '@taskloom/client/standalone';
import { MAYA, PEOPLE } from './people';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const personOf = ({ _id, name, avatar }: { _id: string; name: string | null; avatar: string | null }) => ({
  _id,
  name: name ?? '',
  avatar: avatar ?? '',
});

let count = 0;

export const anEvent = (part: Partial<AuditEvent> = {}): AuditEvent => {
  const at = part.at ?? ago(1);
  return {
    ...{ _id: `event-${(count += 1)}`, kind: 'sign_in', at, lastAt: at, count: 1 },
    ...{ actor: personOf(MAYA), person: null, subject: null, address: '192.0.2.17', details: {} },
    ...part,
  };
};

export const auditPage = (events: readonly AuditEvent[], next: string | null = null): AuditPage => ({
  events: [...events],
  next,
});

/** The people of the sample team. */
export const teamMembers = (): TeamMember[] =>
  PEOPLE.filter(({ state }) => state !== 'invited').map(({ _id, name, email, avatar, role }) => {
    const person = { _id, name: name ?? email, email, avatar: avatar ?? '' };
    return { ...person, role, user: person };
  });

export const JONAS = aUser({ name: 'Jonas Weber' });

export const EVENTS: readonly AuditEvent[] = [
  anEvent({ kind: 'role_changed', person: personOf(JONAS), details: { from: 'member', to: 'admin' } }),
  anEvent({ kind: 'invitation_sent', subject: 'noor@fernbank.example', at: ago(2) }),
  anEvent({
    ...{ kind: 'remote_changed', subject: 'calendar', address: null, at: ago(5) },
    details: { action: 'activate', by: null, from: '1.3.0', to: '1.4.0', percent: null },
  }),
  anEvent({ ...{ kind: 'sign_in_failed', actor: null, at: ago(26) }, person: personOf(JONAS), count: 4 }),
  anEvent({ at: ago(30) }),
];
