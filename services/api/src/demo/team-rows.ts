import { HUES, type Hue } from '@taskloom/contracts';
import { withHue } from '../modules/users/index.js';
import type { Calendar } from './calendar.js';
import { emailOf, ALL_PEOPLE, INVITED, PEOPLE, TEAM, type Who } from './people.js';
import type { Rows } from './tables.js';

const YEAR = 365 * 24;
const WEEK = 7 * 24;

export type Ids = Record<Who, string>;

export const peopleIds = (calendar: Calendar): Ids => ({
  maya: calendar.idFrom(YEAR),
  daniel: calendar.idFrom(YEAR - 1),
  aiko: calendar.idFrom(YEAR - 2),
  jonas: calendar.idFrom(YEAR - 3),
  leila: calendar.idFrom(YEAR - 4),
  priya: calendar.idFrom(YEAR - 5),
});

const hueAt = (place: number): Hue => HUES[place % HUES.length] ?? 'iris';

/** The team with its members and one pending invitation. */
export const teamRows = (
  ids: Ids,
  passwordHash: string,
  calendar: Calendar,
): Pick<Rows, 'teams' | 'users' | 'team_memberships' | 'invitations'> => {
  const team = calendar.idFrom(YEAR);
  const created_at = calendar.ago(YEAR);
  const people = ALL_PEOPLE.map((who) => ({ ...PEOPLE[who], id: ids[who], email: emailOf(who) }));
  return {
    teams: [{ id: team, name: TEAM, created_at }],
    users: people.map(({ id, name, email }, at) => ({
      id,
      name,
      email,
      password_hash: passwordHash,
      initials_avatar: withHue(`/api/avatars/initials.svg?seed=${encodeURIComponent(name)}`, hueAt(at)),
      hue: hueAt(at),
      created_at,
      updated_at: created_at,
    })),
    team_memberships: people.map(({ id, role }) => ({
      user_id: id,
      team_id: team,
      role,
      joined_at: created_at,
    })),
    invitations: [
      {
        id: calendar.idFrom(2),
        team_id: team,
        email: INVITED,
        invited_by: ids.maya,
        created_at: calendar.ago(2),
        expires_at: calendar.ago(2 - WEEK),
      },
    ],
  };
};
