import type { AdminPerson, PeoplePage, PersonHoldings } from '@taskloom/contracts';
import { aUser } from '@taskloom/client/standalone';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

export const MAYA = aUser({ name: 'Maya Lindqvist', role: 'admin' });

export const aPerson = ({ name = 'Jonas Weber', ...part }: Partial<AdminPerson> = {}): AdminPerson => {
  const user = aUser({ name: name ?? 'Noor Karimi' });
  return {
    ...{ _id: user._id, name, email: user.email, avatar: user.avatar, role: 'member', state: 'active' },
    ...{ factors: [], ownedProjects: 0, lastSeenAt: ago(3) },
    ...part,
  };
};

export const PEOPLE: readonly AdminPerson[] = [
  aPerson({ ...MAYA, factors: ['app'], ownedProjects: 4, lastSeenAt: ago(0) }),
  aPerson({ name: 'Jonas Weber', factors: ['app'], ownedProjects: 3 }),
  aPerson({ name: 'Aiko Tanaka', lastSeenAt: ago(26) }),
  aPerson({ name: 'Emil Brandt', state: 'disabled', factors: ['app'], lastSeenAt: ago(1_200) }),
  aPerson({ name: null, email: 'noor@fernbank.example', avatar: null, state: 'invited', lastSeenAt: null }),
];

const countOf = (people: readonly AdminPerson[], state: AdminPerson['state']): number =>
  people.filter((person) => person.state === state).length;

export const aPage = (people: readonly AdminPerson[] = PEOPLE, next: string | null = null): PeoplePage => ({
  people: [...people],
  next,
  counts: {
    active: countOf(people, 'active'),
    disabled: countOf(people, 'disabled'),
    invited: countOf(people, 'invited'),
    withoutFactor: people.filter(({ factors, state }) => factors.length === 0 && state !== 'invited').length,
  },
});

export const someHoldings = (part: Partial<PersonHoldings> = {}): PersonHoldings => ({
  projects: [
    { _id: 'billing', title: 'Billing migration', status: 'active', tasks: 26, members: 6 },
    { _id: 'partner', title: 'Partner API v2', status: 'active', tasks: 14, members: 3 },
  ],
  sessions: 2,
  apiTokens: 1,
  candidates: [aUser({ name: 'Priya Raman' }), aUser({ name: 'Daniel Osei' })],
  ...part,
});
