import { SCREENS, type NavigationEntry, type TeamMember } from '@taskloom/contracts';
import { useGetTeamMembersQuery } from '@taskloom/contracts/rtk';
import { icons } from '@taskloom/ui/icons';
import type { PaletteItem } from './palette-item';

const NONE: readonly TeamMember[] = [];

/** The people of the team. Requested when the palette opens, so that they don't arrive among what is already shown. */
export const usePeople = (needed: boolean): readonly TeamMember[] =>
  useGetTeamMembersQuery(undefined, { skip: !needed }).data ?? NONE;

/** Links to the people on the screen of the team, if there is one. */
export const personItems = (
  people: readonly TeamMember[],
  entries: readonly NavigationEntry[],
): PaletteItem[] =>
  entries.some(({ path }) => path === SCREENS.team)
    ? people.map((person) => ({
        id: `person-${person._id}`,
        group: 'people',
        label: person.name,
        detail: person.email,
        words: person.email,
        icon: icons.meta.person,
        person,
        run: { to: SCREENS.teamMember(person._id) },
      }))
    : [];
